import { type ActionFunctionArgs, json } from "@remix-run/node";
import { z } from "zod";
import { t } from "#app/common/language/messages.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { postOnly, requireHotelManager } from "#app/http/session/guards.server.ts";
import { requestApproval } from "#app/travel/approval/request-approval.server.ts";

export const loader = postOnly("/list-new-hotel/:hotelId", requireHotelManager);

export async function action({ request, params }: ActionFunctionArgs) {
	const actor = await requireHotelManager(request);
	await readForm(request, z.object({}), actor);
	const hotelId = unmaskId(params.hotelId ?? "") ?? 0;
	const outcome = await requestApproval(db, { hotelId, actor, now: new Date() });
	if (!outcome.ok && outcome.reason === "gone") throw json(null, { status: 404 });
	return redirectWithFlash(
		`/list-new-hotel/${params.hotelId}`,
		outcome.ok
			? { tone: "success", text: t.refusedHotel.requested }
			: { tone: "error", text: t.refusedHotel.onlyRefused },
	);
}

export { FormOnly as default } from "#app/ui/form/form-only.ts";
