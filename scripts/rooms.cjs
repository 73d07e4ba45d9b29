// The rooms of core and of entities, each list in import order: a room imports those to its left. Planned rooms are
// already listed.
module.exports = {
  floors: ['kernel', 'model', 'access', 'content', 'acts'],
  content: ['blobs', 'terms', 'items', 'query', 'documents', 'shown', 'writes'],
  acts: [
    ...['people', 'permissions', 'lists', 'content-types', 'files', 'web-parts', 'items', 'recycle-bin', 'sites', 'farm', 'identity'],
    // These follow the change log.
    ...['changes', 'search', 'file-mirror', 'webhooks', 'alerts', 'audit', 'journal'],
    // These depend on all others.
    ...['relocation', 'site-collections', 'operations', 'tenants', 'archive', 'workflow', 'profiles', 'terms', 'social'],
  ],
  entities: ['shape', 'changes', 'search', 'people', 'permissions', 'recycle-bin', 'lists', 'items', 'files', 'sites'],
}
