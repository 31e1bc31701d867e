import { t } from "#app/common/language/messages.ts";
import { withTexts } from "#app/common/language/with-texts.ts";
import { maskId } from "#app/common/masked-id.ts";
import type { readNightGrid } from "#app/travel/desk/night-grid.server.ts";
import type { Tone } from "#app/ui/status-badge.tsx";
import "./desk.css";

type Grid = Awaited<ReturnType<typeof readNightGrid>>;
type GridNight = Grid["rooms"][number]["nights"][number];
/**
 * `id` and `hotel` are the hotel's masked id and its name; `days` the formatted dates; `isLinked` whether the person may
 * open the calendars of rooms.
 */
type GridProps = Grid & { id: string; hotel: string; days: string[]; isLinked: boolean };

export function NightGrid({ id, hotel, dates, days, rooms, isLinked }: GridProps) {
	if (rooms.length === 0) return null;
	return (
		<section aria-labelledby={`nights-${id}`} className="mb-8">
			<h2 id={`nights-${id}`} className="mb-1 text-lg">
				{t.nightGrid.title({ hotel })}
			</h2>
			<p className="mb-2 text-sm text-secondary">{t.nightGrid.intro}</p>
			<ul aria-label={t.nightGrid.colors} className="mb-3 flex flex-wrap gap-x-4 gap-y-1 text-sm">
				{Object.entries(STATES).map(([state, { label, tone }]) => (
					<li key={state} className="flex items-center gap-1.5">
						<span className="night-color" data-tone={tone} aria-hidden="true" /> {label}
					</li>
				))}
			</ul>
			<section
				className="card overflow-x-auto"
				aria-label={t.nightGrid.label({ hotel })}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: whatever scrolls has to scroll by keyboard, too
				tabIndex={0}
			>
				<table className="night-grid">
					<thead>
						<tr>
							<th scope="col">{t.nightGrid.room}</th>
							{days.map((day, at) => (
								<th key={dates[at]} scope="col">
									{day.split(" ").map((word) => (
										<span key={word} className="block">
											{word}{" "}
										</span>
									))}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{rooms.map((room) => (
							<tr key={room.id}>
								<th scope="row">
									{isLinked ? (
										<a
											href={`/edit-room/${maskId(room.id)}/calendar`}
											className="link inline-flex min-h-11 items-center"
										>
											{room.name}
										</a>
									) : (
										room.name
									)}
								</th>
								{room.nights.map((night, at) => (
									<td key={dates[at]} data-tone={night ? STATES[stateOf(night)].tone : undefined}>
										{wordsOf(night)}
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</section>
		</section>
	);
}

/** The colors of the grid; each cell also says its state in words or numbers. */
const STATES: Record<"free" | "few" | "full" | "blocked", { label: string; tone: Tone }> = withTexts(
	{
		free: {
			tone: "green",
		},
		few: {
			tone: "yellow",
		},
		full: {
			tone: "red",
		},
		blocked: {
			tone: "grey",
		},
	},
	{ label: (state) => t.nightGrid.state[state] },
);

function stateOf({ left, total, booked, isClosed }: NonNullable<GridNight>): keyof typeof STATES {
	if (isClosed || (left === 0 && booked === 0)) return "blocked";
	if (left === 0) return "full";
	return left < total && left <= Math.max(1, total / 4) ? "few" : "free";
}

function wordsOf(night: GridNight): string {
	if (!night) return "–";
	const { left, total, booked, blocked, isClosed } = night;
	if (isClosed) return booked > 0 ? t.nightGrid.closedWithBookings({ booked }) : t.nightGrid.closed;
	if (left > 0) return t.nightGrid.left({ left, total });
	return booked === 0 && blocked > 0 ? t.nightGrid.blocked : t.nightGrid.full;
}
