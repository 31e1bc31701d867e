import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { endOtherSessions } from "#app/account/profile/devices.server.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { postOnly, requireUser } from "#app/http/session/guards.server.ts";

const LIST = "/profile/devices";

export const loader = postOnly(LIST, requireUser);

export async function action({ request }: ActionFunctionArgs) {
	const person = await requireUser(request);
	const form = await readForm(request, z.object({}), person);
	if (!form.ok) return form.refusal;
	await endOtherSessions(db, person);
	return redirectWithFlash(LIST, { tone: "success", text: "You have been signed out on all other devices." });
}

export { FormOnly as default } from "#app/ui/form-only.ts";
