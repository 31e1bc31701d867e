import { t } from "#app/common/language/messages.ts";
import { maskId } from "#app/common/masked-id.ts";
import type { RoomTimeline } from "#app/travel/room-plan/timeline.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/choice-field.tsx";
import { plainField } from "#app/ui/form/field.tsx";
import { DateField } from "#app/ui/form/text-field.tsx";
import { Icon } from "#app/ui/icon.tsx";

export type TimelineQuery = { hotel: string; room: string; from: string; days: number };

type TimelineBarProps = {
	query: TimelineQuery;
	today: string;
	previous: string;
	next: string;
	/** The room types with numbered rooms. */
	types: RoomTimeline["choices"];
};

/** Leads to other days, and to one room type. */
export function TimelineBar({ query, today, previous, next, types }: TimelineBarProps) {
	const to = (change: Partial<TimelineQuery>) =>
		`/owner/timeline?${new URLSearchParams(Object.entries({ ...query, ...change }).map(([name, value]) => [name, String(value)]))}`;
	const field = (name: string, value: string) => ({ ...plainField(name, { name, value }), key: value });
	return (
		<div className="mb-3 flex flex-wrap items-end gap-2 print:hidden">
			<ButtonLink dense variant="plain" href={to({ from: previous })}>
				<Icon name="left" /> <span className="max-md:sr-only">{t.timeline.earlier}</span>
			</ButtonLink>
			<ButtonLink dense variant="plain" href={to({ from: next })}>
				<span className="max-md:sr-only">{t.timeline.later}</span> <Icon name="right" />
			</ButtonLink>
			{[14, 31].map((days) => (
				<ButtonLink key={days} dense variant={query.days === days ? "primary" : "quiet"} href={to({ days })}>
					{days === 14 ? t.timeline.twoWeeks : t.timeline.month}
				</ButtonLink>
			))}
			<form method="get" action="/owner/timeline" className="flex items-end gap-2 max-md:w-full">
				<input type="hidden" name="hotel" value={query.hotel} />
				<input type="hidden" name="days" value={query.days} />
				<DateField
					field={field("from", query.from)}
					label={<span className="sr-only">{t.words.date}</span>}
					className=""
					dense
				/>
				{types.length > 1 || query.room ? (
					<SelectField
						field={field("room", query.room)}
						label={<span className="sr-only">{t.words.room}</span>}
						className="min-w-0 max-md:flex-1"
						dense
						choices={[
							{ value: "", label: t.timeline.allTypes },
							...types.map(({ id, name }) => ({ value: maskId(id), label: name })),
						]}
					/>
				) : null}
				<Button dense variant="plain">
					{t.hotelChoice.show}
				</Button>
			</form>
			<ButtonLink
				dense
				variant="plain"
				href={`/owner/timeline/assignments?${new URLSearchParams({ hotel: query.hotel, from: query.from < today ? today : query.from, days: String(query.days) })}`}
			>
				<Icon name="bed" /> {t.roomPlan.propose}
			</ButtonLink>
		</div>
	);
}

/** Who arrives, leaves and stays today, on a timeline that shows today, and how many stays of its days have no room. */
export function TodayFigures({ timeline, today }: { timeline: RoomTimeline; today: string }) {
	const { stays, types, from, to } = timeline;
	const count = (isOne: (stay: (typeof stays)[number]) => boolean) => stays.filter(isOne).length;
	const isShown = from <= today && today < to;
	const figures: [string, number][] = [
		...(isShown
			? ([
					[
						t.timeline.today.arrivals,
						count((stay) => stay.check_in === today && stay.status === "confirmed"),
					],
					[
						t.timeline.today.departures,
						count((stay) => stay.check_out === today && stay.status === "checked_in"),
					],
					[t.timeline.today.inHouse, count((stay) => stay.status === "checked_in")],
				] satisfies [string, number][])
			: []),
		[
			t.timeline.today.open,
			new Set(types.flatMap(({ missing }) => missing.map((each) => each.bookingId))).size,
		],
	];
	return (
		<dl className="card mb-4 grid grid-cols-2 gap-x-4 gap-y-1 px-4 py-2.5 md:grid-cols-4">
			{figures.map(([name, value]) => (
				<div key={name} className="flex flex-wrap items-baseline gap-x-2">
					<dt className="text-sm text-secondary">{name}</dt>
					<dd className="font-bold tabular-nums md:text-lg">{value}</dd>
				</div>
			))}
		</dl>
	);
}
