import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { unlinkOpenid } from "#app/account/openid/identities.server.ts";
import { OPENID } from "#app/account/openid/openid-request.server.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { postOnly, requireUser } from "#app/http/session/guards.server.ts";

export const loader = postOnly("/profile", requireUser);

export async function action({ request }: ActionFunctionArgs) {
	const person = await requireUser(request);
	const form = await readForm(request, z.object({}), person);
	if (!form.ok || !OPENID) return redirectWithFlash("/profile", { tone: "info", text: "Nothing is linked." });
	const { issuer, name: provider } = OPENID;
	await unlinkOpenid(db, { accountId: person.accountId, issuer, provider, now: new Date() });
	const text = `You no longer sign in with ${provider}. Without a password, ask for one at “Forgot your password?”.`;
	return redirectWithFlash("/profile", { tone: "success", text });
}
