import { t } from "#app/common/language/messages.ts";
import { NEXT_STATE } from "#app/travel/units/next-state.ts";
import { byUnitName } from "#app/travel/units/unit-names.ts";
import { Button } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import type { IconName } from "#app/ui/icon.tsx";
import { StatusBadge, type Tone } from "#app/ui/status-badge.tsx";
import type { HousekeepingState } from "#db/schema/travel-hotels.ts";

type ListedUnit = {
	/** Masked. */
	id: string;
	name: string;
	floor: string;
	room: string;
	notes: string;
	housekeeping: HousekeepingState;
	since: string;
	isArriving: boolean;
	isLeaving: boolean;
	isHere: boolean;
	/** Until when it is out of order, and why; null while it is in order. */
	out: string | null;
	why: string;
};

const LOOK: Record<HousekeepingState, { tone: Tone; icon: IconName }> = {
	dirty: { tone: "yellow", icon: "alert" },
	clean: { tone: "green", icon: "check" },
	inspected: { tone: "blue", icon: "check" },
};

/** The rooms of a hotel by floor, with one button each. */
export function HousekeepingList({ units, action }: { units: readonly ListedUnit[]; action: string }) {
	const floors = [...new Set(units.map(({ floor }) => floor))].map((name) => ({ name })).sort(byUnitName);
	return floors.map(({ name: floor }, at) => (
		<section key={floor} aria-labelledby={`floor-${at}`} className="mb-6 break-inside-avoid">
			<h2 id={`floor-${at}`} className="mb-2 text-lg">
				{floor ? t.housekeeping.floor({ floor }) : t.housekeeping.noFloor}
			</h2>
			<ul className="card divide-y divide-line">
				{units
					.filter((unit) => unit.floor === floor)
					.map((unit) => (
						<UnitLine key={unit.id} unit={unit} action={action} />
					))}
			</ul>
		</section>
	));
}

function UnitLine({ unit, action }: { unit: ListedUnit; action: string }) {
	const { id, name, housekeeping: state, out } = unit;
	const next = NEXT_STATE[state];
	return (
		<li id={id} className="flex items-center gap-3 px-4 py-2.5">
			<div className="min-w-0 flex-1">
				<p className="flex flex-wrap items-center gap-x-2 gap-y-1">
					<strong className="text-lg tabular-nums">{name}</strong>{" "}
					<StatusBadge {...LOOK[state]} label={t.housekeeping.state[state]} />{" "}
					{unit.isLeaving ? (
						<StatusBadge tone="purple" icon="log-out" label={t.housekeeping.departure} />
					) : null}{" "}
					{unit.isArriving ? <StatusBadge tone="blue" icon="bed" label={t.housekeeping.arrival} /> : null}{" "}
					{unit.isHere ? <StatusBadge tone="grey" icon="user" label={t.housekeeping.inHouse} /> : null}{" "}
				</p>
				{out ? (
					<p data-tone="red" className="text-sm font-semibold text-tone">
						{out}
					</p>
				) : null}
				<p className="text-sm text-secondary wrap-anywhere">
					{[unit.room, unit.notes, unit.why].filter(Boolean).join(" · ")}
				</p>
				<p className="text-sm text-secondary max-sm:hidden">{unit.since}</p>
			</div>
			<PostForm action={action} className="print:hidden">
				<input type="hidden" name="unit" value={id} />
				<input type="hidden" name="from" value={state} />
				<Button variant={state === "dirty" ? "primary" : "plain"} name="to" value={next}>
					{t.housekeeping.mark[next]}
					<span className="sr-only"> {name}</span>
				</Button>
			</PostForm>
			<span aria-hidden="true" className="hidden size-6 border border-ink print:block" />
		</li>
	);
}
