import { formatMoney } from "#app/common/money.ts";
import { formatDates, formatNights, formatRooms } from "#app/travel/nights/format-stay.ts";
import { countNights, type Stay } from "#app/travel/nights/stay.ts";
import { Icon } from "#app/ui/icon.tsx";

type NearestStaysProps = {
	nearest: readonly { stay: Stay; total: number }[];
	requestedStay: Stay;
	hrefOf: (stay: Stay) => string;
	thisYear: number;
	currency: string;
};

/** Links to the available stays nearest to the requested one. */
export function NearestStays({ nearest, requestedStay, hrefOf, thisYear, currency }: NearestStaysProps) {
	if (nearest.length === 0)
		return (
			<p className="mt-4">
				There is nothing available in the 30 days before or after either. Try other dates or fewer guests.
			</p>
		);
	return (
		<>
			<h3 className="mt-5 text-base">Nearest available dates</h3>
			<ul className="mt-2 grid gap-2">
				{nearest.map(({ stay, total }) => (
					<li key={stay.checkIn + stay.checkOut}>
						<a
							href={hrefOf(stay)}
							rel="nofollow"
							className="btn btn-plain w-full flex-wrap justify-start gap-x-1.5 gap-y-0 text-start"
						>
							<span className="whitespace-nowrap">{formatDates(stay, thisYear)} ·</span>{" "}
							<span className="me-auto whitespace-nowrap">
								{formatNights(countNights(stay))}
								{stay.rooms === 1 && requestedStay.rooms === 1 ? null : `, ${formatRooms(stay.rooms)}`}
							</span>{" "}
							<span className="flex items-center gap-2 font-normal whitespace-nowrap">
								from {formatMoney(total, currency)} <Icon name="right" />
							</span>
						</a>
					</li>
				))}
			</ul>
		</>
	);
}
