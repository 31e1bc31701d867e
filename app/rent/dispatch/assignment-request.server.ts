import { z } from "zod";
import { formatMoment } from "#app/common/calendar.ts";
import { refuseField } from "#app/common/forms/form-fields.ts";
import { settingMarks } from "#app/common/forms/setting-fields.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { failureReason } from "#app/http/log/failure.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import type { Person } from "#app/http/session/session.server.ts";
import { assignMove } from "./assign-move.server.ts";
import { CHOOSE, explainAssignment } from "./assignment-messages.ts";
import { newJobLink } from "./job-link-request.server.ts";

const masked = () => z.string().transform(unmaskId).optional();

/** Without `unassign`, both a vehicle and a driver. */
const schema = z
	.object({
		number: z.string({ error: "Open the booking again." }),
		expectedVersion: settingMarks.expectedVersion,
		unassign: z.literal("yes").optional(),
		vehicle: masked(),
		driver: masked(),
	})
	.transform(({ unassign, vehicle, driver, ...booking }, context) => {
		if (unassign) return { ...booking, to: null };
		if (!vehicle) refuseField(context, CHOOSE.vehicle, "vehicle");
		if (!driver) refuseField(context, CHOOSE.driver, "driver");
		return vehicle && driver ? { ...booking, to: { vehicleId: vehicle, driverId: driver } } : z.NEVER;
	});

/** Carries out a form of `AssignForm`, then returns to `here`; a refused one answers with what was chosen. */
export async function carryOutAssignment(request: Request, person: Person, here: string) {
	const form = await readForm(request, schema, person);
	if (!form.ok) return form.refusal;
	const now = new Date();
	const { number, expectedVersion, to } = form.value;
	try {
		const outcome = await assignMove(db, {
			number: orderNumberFrom({ number }),
			...{ to, expectedVersion, link: newJobLink(), actorId: person.accountId, now },
		});
		if (!outcome.ok) {
			const show = (moment: string) => formatMoment(moment, market.timeZone, now);
			const { field, reason, status } = explainAssignment(outcome, show);
			return form.refuse({ [field]: [reason] }, status);
		}
	} catch (error) {
		return form.refuse({ "": [failureReason(error, "assign a vehicle to a move", request)] }, 503);
	}
	const text = to ? "The move is assigned." : "The move is no longer assigned.";
	return redirectWithFlash(here, { tone: "success", text });
}
