import { formatDate } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { maskId } from "#app/common/masked-id.ts";
import { formatDates, formatNights } from "#app/travel/nights/format-stay.ts";
import { countNights, dateOfDay, dayOf, nightsOf, type StayDates } from "#app/travel/nights/stay.ts";
import type { RoomTimeline } from "#app/travel/room-plan/timeline.server.ts";
import { BOOKING_STATES } from "#app/travel/stays/booking-states.ts";
import type { TimelineEntry, TimelineRow } from "#app/ui/timeline.tsx";

type Shown = { from: string; today: string; hotel: string };

/** The rows of a timeline: for each room type what has no number, then its rooms. */
export function viewTimeline(timeline: RoomTimeline, { from, today, hotel }: Shown): TimelineRow[] {
	const { to, types } = timeline;
	const stays = new Map(timeline.stays.map((stay) => [stay.id, stay]));
	const blocks = new Map(timeline.blocks.map((block) => [block.id, block]));
	const year = Number(today.slice(0, 4));
	const first = dayOf(from);
	const columns = dayOf(to) - first;
	const columnOf = remember((date) => Math.min(columns, Math.max(0, dayOf(date) - first)));
	const within = ({ checkIn, checkOut }: StayDates) => ({ from: columnOf(checkIn), to: columnOf(checkOut) });
	const textsOf = remember((span) => {
		const [checkIn = "", checkOut = ""] = span.split("/");
		const dates = { checkIn, checkOut };
		return { nights: formatNights(countNights(dates)), dates: formatDates(dates, year) };
	});
	const returnTo = new URLSearchParams({
		returnTo: `/owner/timeline?hotel=${hotel}&from=${from}&days=${columns}`,
	});

	function stayEntry(bookingId: number, span: StayDates, key: string, isAssigned: boolean): TimelineEntry[] {
		const stay = stays.get(bookingId);
		if (!stay) return [];
		const { tone, icon, label } = BOOKING_STATES[stay.status];
		const texts = textsOf(`${stay.check_in}/${stay.check_out}`);
		const isLate =
			(stay.status === "confirmed" && stay.check_in < today) ||
			(stay.status === "checked_in" && stay.check_out < today);
		const path = `/owner/manage-bookings/${stay.number}`;
		return [
			{
				key,
				...within(span),
				href: isAssigned ? path : `${path}/assignment?${returnTo}`,
				title: `${stay.name} · ${texts.nights}`,
				details: [label, texts.dates],
				tone: isLate ? "yellow" : tone,
				icon,
				warning: isLate ? t.deskAgenda[stay.status === "confirmed" ? "late" : "overdue"] : undefined,
				moveFrom:
					stay.rooms === 1 && stay.status !== "checked_out"
						? span.checkIn > stay.check_in
							? span.checkIn
							: ""
						: undefined,
			},
		];
	}

	function blockEntry(
		span: StayDates,
		key: string,
		block: RoomTimeline["blocks"][number] | undefined,
	): TimelineEntry {
		const title = block?.unit_id ? t.timeline.blocked : t.timeline.typeBlocked;
		return {
			key,
			...within(span),
			href:
				block?.feed == null && block
					? `/owner/blocks/${maskId(block.id)}/removal`
					: `/owner/blocks?hotel=${hotel}`,
			title,
			details: [block?.note || block?.feed || "", formatDates(span, year)].filter((line) => line !== ""),
			tone: "grey",
			icon: "ban",
		};
	}

	return types.flatMap((type) => [
		{
			key: `type-${type.id}`,
			name: type.name,
			note: type.missing.length === 0 ? t.timeline.allAssigned : t.timeline.unassigned,
			isGroup: true,
			open: [{ from: 0, to: columns }],
			entries: [
				...type.missing.flatMap((span) =>
					stayEntry(span.bookingId, span, `open-${span.bookingId}-${span.checkIn}`, false),
				),
				...type.loose.map((block) =>
					blockEntry(
						clip({ checkIn: block.from_date, checkOut: block.to_date }, { from, to }),
						`loose-${block.id}`,
						block,
					),
				),
			],
		},
		...type.units.map((unit): TimelineRow => {
			const masked = maskId(unit.id);
			return {
				key: masked,
				name: <UnitName id={masked} name={unit.name} />,
				note: unit.housekeeping === "dirty" ? t.housekeeping.state.dirty : undefined,
				open: [{ from: 0, to: columns }],
				entries: unit.runs.flatMap((run) =>
					run.bookingId === null
						? [blockEntry(run, `block-${run.blockId}`, blocks.get(run.blockId ?? 0))]
						: stayEntry(run.bookingId, run, `stay-${run.bookingId}-${run.checkIn}`, true),
				),
				hole: (span) => {
					const date = dateOfDay(first + span.from);
					const nights = formatNights(span.to - span.from);
					return {
						href: `/owner/units/${masked}?from=${date < today ? today : date}`,
						label: t.timeline.free({ name: unit.name, nights }),
						text: span.to === columns ? "" : String(span.to - span.from),
					};
				},
			};
		}),
	]);
}

/** Hundreds of stays have the same few dates. */
function remember<Value>(make: (text: string) => Value): (text: string) => Value {
	const made = new Map<string, Value>();
	return (text) => {
		const known = made.get(text) ?? make(text);
		made.set(text, known);
		return known;
	};
}

const UnitName = ({ id, name }: { id: string; name: string }) => (
	<a className="link" href={`/owner/units/${id}`}>
		{name}
	</a>
);

const clip = ({ checkIn, checkOut }: StayDates, { from, to }: { from: string; to: string }): StayDates => ({
	checkIn: checkIn < from ? from : checkIn,
	checkOut: checkOut > to ? to : checkOut,
});

/** The columns: one for each night, with the weekday above the day. */
export const timelineColumns = (span: StayDates, year: number) =>
	nightsOf(span).map((date) => ({ key: date, label: formatDate(date, year) }));
