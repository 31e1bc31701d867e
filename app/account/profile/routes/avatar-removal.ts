import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { setAvatar } from "#app/account/profile/profile.server.ts";
import { t } from "#app/common/language/messages.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { postOnly, requireUser } from "#app/http/session/guards.server.ts";

export const loader = postOnly("/profile/avatar", requireUser);

export async function action({ request }: ActionFunctionArgs) {
	const person = await requireUser(request);
	const form = await readForm(request, z.object({}), person);
	if (!form.ok) return form.refusal;
	await setAvatar(db, { accountId: person.accountId, picture: null, now: new Date() });
	return redirectWithFlash("/profile", { tone: "success", text: t.profile.picture.removed });
}

export { FormOnly as default } from "#app/ui/form/form-only.ts";
