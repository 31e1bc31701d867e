import { json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { findOpenidAccount, isIdentityOf, type OpenidRefusal } from "#app/account/proof/identities.server.ts";
import {
	clearOpenid,
	completeOpenid,
	OPENID,
	readBegunOpenid,
} from "#app/account/proof/openid-request.server.ts";
import { askForCode } from "#app/account/sign-in/pending-sign-in-request.server.ts";
import { signIn } from "#app/account/sign-in/sign-in-request.server.ts";
import { markProven } from "#app/common/access/sessions.server.ts";
import { t } from "#app/common/language/messages.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { clientAddress } from "#app/http/network/incoming.server.ts";
import { ownPath } from "#app/http/network/same-origin.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { countUse, giveBackUse } from "#app/http/process/limits.server.ts";
import { readSender } from "#app/http/session/sender.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";
import { landingPath } from "#app/http/session/sign-in-path.ts";

const REFUSALS: Record<OpenidRefusal["reason"], (provider: string) => string> = {
	unconfirmed_there: (provider) => t.linkedSignIn.unconfirmedThere({ provider }),
	unconfirmed_here: () => t.linkedSignIn.unconfirmedHere,
	other_identity: (provider) => t.linkedSignIn.otherIdentity({ provider }),
	suspended: () => t.linkedSignIn.suspended,
};

/** The answer to `beginOpenid` of a session whose person confirms who they are. */
async function confirmIdentity(request: Request, { provider, path }: { provider: string; path: string }) {
	const [begun, person] = [await readBegunOpenid(request), await readPerson(request)];
	const identity = person && begun?.confirms === person.sessionId ? await completeOpenid(request) : null;
	const isTheirs = person && identity && (await isIdentityOf(db, { ...person, ...identity }));
	if (isTheirs) await markProven(db, { id: person.sessionId, isByCode: false, now: new Date() });
	const text = isTheirs ? t.linkedSignIn.confirmed : t.linkedSignIn.notConfirmed({ provider });
	const headers = new Headers({ "Set-Cookie": await clearOpenid() });
	return redirectWithFlash(path, { tone: isTheirs ? "success" : "error", text }, headers);
}

/** Where the OpenID provider sends the person back to. */
export async function loader({ request }: LoaderFunctionArgs) {
	if (!OPENID) throw json(null, { status: 404 });
	// Each answer asks the provider.
	await countUse("openidByAddress", clientAddress(request));
	const refuse = (text: string) => redirectWithFlash("/login", { tone: "error", text });
	const begun = await readBegunOpenid(request);
	const redirectTo = ownPath(begun?.redirectTo);
	const provider = OPENID.name;
	if (begun && begun.confirms !== null) return confirmIdentity(request, { provider, path: redirectTo });
	const identity = await completeOpenid(request);
	if (!identity) return refuse(t.linkedSignIn.failed({ provider: OPENID.name }));
	await giveBackUse("openidByAddress", clientAddress(request));
	const account = await findOpenidAccount(db, identity, { provider, now: new Date() });
	if (!account.ok) return refuse(REFUSALS[account.reason](provider));
	const opened = await signIn(await readSender(request), account);
	if (!opened.ok && opened.reason === "code_needed") return askForCode(account, { redirectTo, attempts: 0 });
	if (!opened.ok) return refuse(t.linkedSignIn.failed({ provider }));
	opened.headers.append("Set-Cookie", await clearOpenid());
	return redirect(landingPath(opened.role, redirectTo), { status: 303, headers: opened.headers });
}
