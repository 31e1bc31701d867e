import { json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { findOpenidAccount, type OpenidRefusal } from "#app/account/openid/identities.server.ts";
import { clearOpenid, completeOpenid, OPENID } from "#app/account/openid/openid-request.server.ts";
import { askForCode } from "#app/account/sign-in/pending-sign-in-request.server.ts";
import { signIn } from "#app/account/sign-in/sign-in-request.server.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { clientAddress } from "#app/http/network/incoming.server.ts";
import { countUse } from "#app/http/network/limits.server.ts";
import { ownPath } from "#app/http/network/same-origin.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { readSender } from "#app/http/session/sender.server.ts";
import { landingPath } from "#app/http/session/sign-in-path.ts";

const REFUSALS: Record<OpenidRefusal["reason"], (provider: string) => string> = {
	unconfirmed_there: (provider) =>
		`${provider} has not confirmed your email address. Confirm it there, or sign in with your password.`,
	unconfirmed_here: () =>
		"An account with your email address exists, but the address is not confirmed. Sign in with your password and confirm it first.",
	other_identity: (provider) =>
		`Your account is linked to another ${provider} account. Sign in with that one, or with your password.`,
	suspended: () => "This account is suspended. Contact us if you think that is a mistake.",
};

/** Where the OpenID provider sends the person back to. */
export async function loader({ request }: LoaderFunctionArgs) {
	if (!OPENID) throw json(null, { status: 404 });
	await countUse("linkByAddress", clientAddress(request));
	const refuse = (text: string) => redirectWithFlash("/login", { tone: "error", text });
	const completed = await completeOpenid(request);
	if (!completed) return refuse(`You were not signed in with ${OPENID.name}. Try again.`);
	const redirectTo = ownPath(completed.redirectTo);
	const provider = OPENID.name;
	const account = await findOpenidAccount(db, completed.identity, { provider, now: new Date() });
	if (!account.ok) return refuse(REFUSALS[account.reason](provider));
	const opened = await signIn(await readSender(request), account);
	if (!opened.ok && opened.reason === "code_needed") return askForCode(account, redirectTo);
	if (!opened.ok) return refuse(`You were not signed in with ${provider}. Try again.`);
	opened.headers.append("Set-Cookie", await clearOpenid());
	return redirect(landingPath(opened.role, redirectTo), { status: 303, headers: opened.headers });
}
