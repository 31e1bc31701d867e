import { maskId } from "#app/common/masked-id.ts";
import type { readNightGrid } from "#app/travel/desk/night-grid.server.ts";
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
				Available rooms at {hotel}
			</h2>
			<p className="mb-3 text-sm text-secondary">Available rooms of each type for the next 14 nights.</p>
			<section
				className="card overflow-x-auto"
				aria-label={`Available rooms at ${hotel}, by night`}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: whatever scrolls has to scroll by keyboard, too
				tabIndex={0}
			>
				<table className="night-grid">
					<thead>
						<tr>
							<th scope="col">Room</th>
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
										<a href={`/edit-room/${maskId(room.id)}/calendar`} className="link">
											{room.name}
										</a>
									) : (
										room.name
									)}
								</th>
								{room.nights.map((night, at) => (
									<td key={dates[at]} data-state={stateOf(night)}>
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

const stateOf = (night: GridNight) =>
	!night || night.isClosed
		? "closed"
		: night.left === 0
			? "full"
			: night.left === night.total
				? "free"
				: "some";

function wordsOf(night: GridNight): string {
	if (!night) return "–";
	if (night.isClosed) return night.booked > 0 ? `closed, ${night.booked} booked` : "closed";
	return night.left === 0 ? "full" : `${night.left} of ${night.total}`;
}
