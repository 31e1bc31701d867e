import { withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { maskId } from "#app/common/masked-id.ts";
import { SelectField } from "#app/ui/form/choice-field.tsx";
import { plainField } from "#app/ui/form/field.tsx";
import type { HousekeepingState } from "#db/schema/travel-hotels.ts";

type Free = { id: number; name: string; floor: string; housekeeping: HousekeepingState };

type UnitFieldsProps = {
	/** The units that the stay can have. */
	free: readonly Free[];
	/** The choice for each of its rooms. */
	chosen: readonly number[];
	rooms: number;
};

/** A drop-down for each room of a stay: `unit1`, `unit2`… */
export function UnitFields({ free, chosen, rooms }: UnitFieldsProps) {
	const choices = [
		{ value: "", label: t.roomPlan.noRoomYet },
		...free.map(({ id, name, floor, housekeeping }) => ({
			value: maskId(id),
			label: withCommas([
				name,
				floor ? t.roomPlan.onFloor({ floor }) : null,
				housekeeping === "dirty" ? t.housekeeping.inSentence.dirty : null,
			]),
		})),
	];
	return Array.from({ length: rooms }, (_, at) => {
		const name = `unit${at + 1}`;
		const unitId = chosen[at];
		const value = unitId === undefined ? "" : maskId(unitId);
		return (
			<SelectField
				key={name}
				field={plainField(name, { name, value })}
				label={rooms === 1 ? t.units.number : t.roomPlan.nthRoom({ nth: at + 1 })}
				choices={choices}
			/>
		);
	});
}
