import { json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { beginOpenid, OPENID } from "#app/account/openid/openid-request.server.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { clientAddress } from "#app/http/network/incoming.server.ts";
import { countUse } from "#app/http/network/limits.server.ts";
import { ownPath } from "#app/http/network/same-origin.server.ts";

/** Redirects to the OpenID provider. A link leads here, because `form-action` keeps forms on this site. */
export async function loader({ request }: LoaderFunctionArgs) {
	if (!OPENID) throw json(null, { status: 404 });
	await countUse("linkByAddress", clientAddress(request));
	const begun = await beginOpenid(ownPath(new URL(request.url).searchParams.get("redirectTo")));
	if (begun) return redirect(begun.url, { status: 303, headers: { "Set-Cookie": begun.cookie } });
	const text = `${OPENID.name} can’t be reached right now. Sign in with your password, or try again later.`;
	return redirectWithFlash("/login", { tone: "error", text });
}
