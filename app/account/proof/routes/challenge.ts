import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { passkeySignInOptions, proofOptions } from "#app/account/proof/passkey-request.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";

/**
 * What `passkeys.js` asks the browser for: at sign-in, a challenge that only this browser can answer; with `proof`, one
 * that only this session can answer, to confirm who the person is.
 */
export async function loader({ request }: LoaderFunctionArgs) {
	if (new URL(request.url).searchParams.has("proof")) {
		const person = await readPerson(request);
		if (!person) throw json(null, { status: 403 });
		return json(await proofOptions(person), { headers: { "Cache-Control": "no-store" } });
	}
	const { options, headers } = await passkeySignInOptions(request);
	return json(options, { headers });
}
