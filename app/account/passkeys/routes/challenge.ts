import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { passkeySignInOptions } from "#app/account/passkeys/passkey-request.server.ts";

/** What `passkeys.js` asks the browser for at sign-in: a challenge that only this browser can answer. */
export async function loader({ request }: LoaderFunctionArgs) {
	const { options, headers } = await passkeySignInOptions(request);
	return json(options, { headers });
}
