// The rooms of core and of entities, each list in its order: a room imports what stands to its left.
// Rooms that are still to come have their place already.
module.exports = {
  floors: ['kernel', 'model', 'access', 'content', 'acts'],
  content: ['blobs', 'items', 'query', 'documents', 'shown', 'writes'],
  acts: [
    ...['people', 'permissions', 'lists', 'content-types', 'files', 'items', 'recycle-bin', 'sites', 'farm', 'identity'],
    // These follow the change log.
    ...['changes', 'search', 'file-mirror', 'alerts', 'audit', 'journal'],
    // These stand on all others.
    ...['tenants', 'archive', 'workflow', 'profiles', 'terms'],
  ],
  entities: ['shape', 'changes', 'search', 'people', 'permissions', 'recycle-bin', 'lists', 'items', 'files', 'sites'],
}
