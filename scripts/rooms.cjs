// The rooms of core and of entities, each list in import order: a room imports those to its left. Planned rooms are
// already listed.
module.exports = {
  floors: ['kernel', 'model', 'access', 'content', 'acts'],
  content: ['blobs', 'archive', 'terms', 'items', 'query', 'documents', 'shown', 'writes'],
  acts: [
    ...['people', 'permissions', 'lists', 'content-types', 'files', 'web-parts', 'items', 'recycle-bin', 'sites', 'farm', 'identity'],
    // These follow the change log.
    ...['changes', 'search', 'file-mirror', 'webhooks', 'alerts', 'audit', 'journal'],
    // These depend on all others.
    ...['relocation', 'site-collections', 'operations', 'packages', 'tenants', 'archive', 'retention', 'workflow', 'profiles', 'terms'],
    ...['social', 'related-items', 'editing', 'templates', 'telemetry'],
  ],
  entities: ['shape', 'changes', 'search', 'people', 'permissions', 'recycle-bin', 'lists', 'items', 'files', 'sites', 'terms', 'workflow'],
}
