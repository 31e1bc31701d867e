import { z } from "zod";
import { formatMoment } from "#app/common/calendar.ts";
import { type Explained, explainConflict } from "#app/common/changes/conflict.ts";
import { refuseField } from "#app/common/forms/form-fields.ts";
import { settingMarks } from "#app/common/forms/setting-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { failureReason } from "#app/http/process/failure.server.ts";
import { market } from "#app/http/process/market.server.ts";
import type { Person } from "#app/http/session/session.server.ts";
import type { AssignMoveRefusal } from "#app/rent/board/assign-move.server.ts";
import { describeCurrentStatus } from "#app/rent/moves/move-messages.ts";
import { assignMove } from "./assign-move.server.ts";
import { newJobLink } from "./job-link-request.server.ts";

const masked = () => z.string().transform(unmaskId).optional();

/** Without `unassign`, both a vehicle and a driver. */
const schema = z
	.object({
		number: z.string({ error: () => t.moveBoard.reopen }),
		expectedVersion: settingMarks.expectedVersion,
		unassign: z.literal("yes").optional(),
		vehicle: masked(),
		driver: masked(),
	})
	.transform(({ unassign, vehicle, driver, ...booking }, context) => {
		if (unassign) return { ...booking, to: null };
		if (!vehicle) refuseField(context, t.moveBoard.choose.vehicle, "vehicle");
		if (!driver) refuseField(context, t.moveBoard.choose.driver, "driver");
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
			to,
			expectedVersion,
			link: newJobLink(),
			actorId: person.accountId,
			now,
		});
		if (!outcome.ok) {
			const show = (moment: string) => formatMoment(moment, market.timeZone, now);
			const { field, reason, status } = explainAssignment(outcome, show);
			return form.refuse({ [field]: [reason] }, status);
		}
	} catch (error) {
		return form.refuse({ "": [failureReason(error, "assign a vehicle to a move", request)] }, 503);
	}
	const text = to ? t.moveBoard.assigned : t.moveBoard.unassigned;
	return redirectWithFlash(here, { tone: "success", text });
}

/** Why an assignment was refused: the field that it is about (none for the whole form), the message, and the HTTP status. */
function explainAssignment(
	refusal: AssignMoveRefusal,
	formatMoment: (moment: string) => string,
): Explained & { field: "vehicle" | "driver" | "" } {
	switch (refusal.reason) {
		case "gone":
			return { field: "", reason: t.moveRefusals.gone, status: 404 };
		case "not_allowed":
			return { field: "", reason: describeCurrentStatus(refusal.status), status: 409 };
		case "changed": {
			const advice = t.moveBoard.checkAgain;
			return {
				field: "",
				...explainConflict("booking", {
					by: refusal.by,
					isOwn: refusal.isOwn,
					when: formatMoment(refusal.at),
					advice,
				}),
			};
		}
		case "unknown":
			return { field: refusal.resource, reason: t.moveBoard.choose[refusal.resource], status: 422 };
		case "not_working": {
			const { resource, name } = refusal;
			const why =
				resource === "vehicle" ? t.moveBoard.vehicleBusy({ name }) : t.moveBoard.driverInactive({ name });
			return { field: resource, reason: why, status: 409 };
		}
		case "busy": {
			const { resource, name, time } = refusal;
			return { field: resource, reason: t.moveBoard.hasJob({ name, time }), status: 409 };
		}
	}
}
