import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { sendVerification } from "#app/account/sign-in/account-links.server.ts";
import { t } from "#app/common/language/messages.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { countUse } from "#app/http/process/limits.server.ts";
import { postOnly, requireUser } from "#app/http/session/guards.server.ts";

export const loader = postOnly("/profile", requireUser);

/** Sends the link that confirms the account's email address again. */
export async function action({ request }: ActionFunctionArgs) {
	const person = await requireUser(request);
	await readForm(request, z.object({}), person);
	await countUse("verificationByAccount", String(person.accountId));
	const outcome = await sendVerification(db, { accountId: person.accountId, now: new Date() });
	const text = outcome.ok ? t.changeEmail.sent({ email: outcome.email }) : t.changeEmail.isConfirmed;
	return redirectWithFlash("/profile", { tone: "info", text });
}

export { FormOnly as default } from "#app/ui/form/form-only.ts";
