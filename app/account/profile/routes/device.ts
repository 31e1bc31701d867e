import { type ActionFunctionArgs, json } from "@remix-run/node";
import { z } from "zod";
import { endOtherSessions, endOwnSession } from "#app/account/profile/devices.server.ts";
import { t } from "#app/common/language/messages.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { postOnly, requireUser } from "#app/http/session/guards.server.ts";

const LIST = "/profile/devices";
const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

export const loader = postOnly(LIST, requireUser);

/**
 * Signs out the device in the path, or without one all others. A device that is already signed out counts as done, because
 * the form was sent twice.
 */
export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireUser(request);
	const form = await readForm(request, z.object({}), person);
	if (!form.ok) return form.refusal;
	if (params.sessionId === undefined) {
		await endOtherSessions(db, person);
		const text = t.devices.othersDone;
		return redirectWithFlash(LIST, { tone: "success", text });
	}
	const sessionId = id.safeParse(params.sessionId);
	if (!sessionId.success) throw json(null, { status: 404 });
	const outcome = await endOwnSession(db, { accountId: person.accountId, sessionId: sessionId.data });
	if (!outcome.ok && outcome.reason === "not_own") throw json(null, { status: 404 });
	return redirectWithFlash(LIST, { tone: "success", text: t.devices.done });
}

export { FormOnly as default } from "#app/ui/form/form-only.ts";
