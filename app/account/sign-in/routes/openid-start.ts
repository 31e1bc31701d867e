import { json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { beginOpenid, OPENID } from "#app/account/proof/openid-request.server.ts";
import { t } from "#app/common/language/messages.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { ownPath } from "#app/http/network/same-origin.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";

/**
 * Redirects to the OpenID provider: to sign in or, with `proof`, to confirm who a signed-in person is. A link leads here,
 * because `form-action` keeps forms on this site.
 */
export async function loader({ request }: LoaderFunctionArgs) {
	if (!OPENID) throw json(null, { status: 404 });
	const query = new URL(request.url).searchParams;
	const redirectTo = ownPath(query.get("redirectTo"));
	const person = query.has("proof") ? await readPerson(request) : null;
	const begun = await beginOpenid({ redirectTo, confirms: person?.sessionId ?? null });
	if (begun) return redirect(begun.url, { status: 303, headers: { "Set-Cookie": begun.cookie } });
	const text = t.linkedSignIn.unreachable({ provider: OPENID.name });
	return redirectWithFlash(person ? redirectTo : "/login", { tone: "error", text });
}
