import sprequest from 'sp-request'

/**
 * Signs in by NTLM with node-sp-auth, unmodified, and writes the result to standard
 * output. Runs as a separate process, because node-ntlm-client needs
 * `--openssl-legacy-provider`. Arguments: site URL, user name, password.
 */
const [siteUrl = '', username = '', password = ''] = process.argv.slice(2)
const client = sprequest.create({ username, password })

async function run(): Promise<unknown> {
  const { body } = await client.get(`${siteUrl}/_api/web/currentuser`)
  const items = `${siteUrl}/_api/web/lists/GetByTitle('Tasks')/items`
  const headers = { 'X-RequestDigest': await client.requestDigest(siteUrl) }
  const added = await client.post(items, { body: { Title: 'By NTLM' }, headers })
  return { loginName: body.d.LoginName, status: added.statusCode, title: added.body.d.Title }
}

void run()
  .catch((error: unknown) => ({ failed: (error as { response?: { statusCode?: number } }).response?.statusCode ?? String(error) }))
  .then((result) => process.stdout.write(JSON.stringify(result)))
