import { withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import type { UnitRefusal } from "./assign.server.ts";

/** Why rooms were not assigned. */
export const explainAssignment = (refusal: UnitRefusal): string =>
	refusal.reason === "taken"
		? t.roomPlan.taken({ names: withCommas(refusal.names) })
		: t.roomPlan[refusal.reason];
