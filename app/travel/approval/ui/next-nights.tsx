import { formatDate } from "#app/common/calendar.ts";
import type { Weeks } from "#app/travel/approval/read-next-nights.server.ts";
import { nightState, WeekdayHeader } from "#app/travel/nights/month-table.tsx";
import { NightLabel } from "#app/travel/nights/night-label.tsx";
import { WEEKDAYS } from "#app/travel/nights/nights-form.ts";
import "#app/travel/nights/nights.css";

export function NextNights({ weeks, room, currency }: { weeks: Weeks; room: string; currency: string }) {
	return (
		<table className="month">
			<caption className="sr-only">Next 30 nights of {room}</caption>
			<WeekdayHeader />
			<tbody>
				{weeks.map((week, number) => (
					<tr key={week.find((night) => night !== null)?.date ?? number}>
						{WEEKDAYS.map((day, at) => {
							const night = week[at] ?? null;
							if (!night) return <td key={day} aria-hidden="true" />;
							return (
								<td key={day} data-state={nightState(night)}>
									<div className="month-night">
										<span className="month-day">
											{formatDate(night.date).split(" ").slice(1, 3).join(" ")}
										</span>{" "}
										<NightLabel night={night} currency={currency} />
									</div>
								</td>
							);
						})}
					</tr>
				))}
			</tbody>
		</table>
	);
}
