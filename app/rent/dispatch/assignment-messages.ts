import { type Explained, explainConflict } from "#app/common/conflict.ts";
import { describeCurrentStatus, MOVE_GONE } from "#app/rent/move-messages.ts";
import type { AssignMoveRefusal } from "./assign-move.server.ts";

export const CHOOSE = { vehicle: "Choose a vehicle.", driver: "Choose a driver." };

/** Why an assignment was refused: the field that it is about (none for the whole form), the message, and the HTTP status. */
export function explainAssignment(
	refusal: AssignMoveRefusal,
	formatMoment: (moment: string) => string,
): Explained & { field: "vehicle" | "driver" | "" } {
	switch (refusal.reason) {
		case "gone":
			return { field: "", reason: MOVE_GONE, status: 404 };
		case "not_allowed":
			return { field: "", reason: describeCurrentStatus(refusal.status), status: 409 };
		case "changed": {
			const advice = "Check its time and assignment, then assign again.";
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
			return { field: refusal.resource, reason: CHOOSE[refusal.resource], status: 422 };
		case "not_working": {
			const { resource, name } = refusal;
			const why = resource === "vehicle" ? `${name} doesn’t work at this time.` : `${name} isn’t active.`;
			return { field: resource, reason: why, status: 409 };
		}
		case "busy": {
			const { resource, name, time } = refusal;
			return { field: resource, reason: `${name} already has a job at ${time}.`, status: 409 };
		}
	}
}
