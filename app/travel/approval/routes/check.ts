import { type ActionFunctionArgs, json } from "@remix-run/node";
import { z } from "zod";
import { t } from "#app/common/language/messages.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import type { RefusedData } from "#app/http/network/refused.ts";
import { db } from "#app/http/process/database.server.ts";
import { postOnly, requireRole } from "#app/http/session/guards.server.ts";
import { explainHotelConflict } from "#app/travel/approval/approval-request.server.ts";
import { checkHotel } from "#app/travel/approval/change-hotel.server.ts";

export const loader = postOnly("/hotels/:hotelId", (request) => requireRole(request, ["SuperAdmin"]));

const schema = z.object({ expectedChange: z.string().regex(/^\d{1,12}$/) });

const NOT_FROM_THERE: RefusedData = {
	get title() {
		return t.acceptChanges.refusedTitle;
	},
	get message() {
		return t.acceptChanges.refusedText;
	},
};

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireRole(request, ["SuperAdmin"]);
	const form = await readForm(request, schema, person);
	if (!form.ok) throw json(NOT_FROM_THERE, { status: 422 });
	const now = new Date();
	const outcome = await checkHotel(db, {
		hotelId: unmaskId(params.hotelId ?? "") ?? 0,
		actorId: person.accountId,
		expectedId: Number(form.value.expectedChange),
		now,
	});
	if (!outcome.ok && outcome.reason !== "changed") throw json(null, { status: 404 });
	return redirectWithFlash(
		`/hotels/${params.hotelId}`,
		outcome.ok
			? { tone: "success", text: t.acceptChanges.done }
			: {
					tone: "error",
					text: explainHotelConflict(outcome, { now, advice: t.acceptChanges.advice }).reason,
				},
	);
}

export { FormOnly as default } from "#app/ui/form/form-only.ts";
