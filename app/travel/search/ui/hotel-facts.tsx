import { t } from "#app/common/language/messages.ts";
import { paragraphsOf } from "#app/common/plain-text.ts";
import type { HotelView } from "#app/travel/search/read-hotel.server.ts";
import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** A hotel's description, amenities and house rules. */
export function HotelFacts({ hotel }: { hotel: HotelView }) {
	return (
		<div className="my-12 grid gap-8">
			<section>
				<h2 className="text-xl">About {hotel.name}</h2>
				<Paragraphs text={hotel.description} />
			</section>
			{hotel.amenities.length > 0 ? (
				<section>
					<h2 className="text-xl">Amenities</h2>
					<ul className="mt-3 grid grid-cols-2 gap-x-4 gap-y-2 md:grid-cols-3">
						{hotel.amenities.map((key) => (
							<li key={key} className="flex items-center gap-2">
								<Icon name="check" className="text-accent-ink" /> {t.hotelAmenities[key]}
							</li>
						))}
					</ul>
				</section>
			) : null}
			{hotel.house_rules ? (
				<section>
					<h2 className="text-xl">House rules</h2>
					<Paragraphs text={hotel.house_rules} />
				</section>
			) : null}
			<GoodToKnow hotel={hotel} />
		</div>
	);
}

function GoodToKnow({ hotel }: { hotel: HotelView }) {
	const { free_until_days: days, late_fee_percent: late, no_show_percent: noShow } = hotel;
	const paying = formatPolicy(hotel);
	const facts: [string, string][] = [
		["Check-in", `From ${hotel.check_in_from}`],
		["Check-out", `Until ${hotel.check_out_until}`],
		[
			"Booking",
			hotel.confirmation === "instant"
				? `Instant confirmation. ${paying}`
				: `Request to book: the hotel answers within ${hotel.request_hours} hours and holds the room until then. ${paying}`,
		],
		["Same-day bookings", `Until ${hotel.same_day_until}, hotel time.`],
		[
			"Cancellation",
			late === 0
				? "Free until check-in."
				: `Free until ${days === 0 ? "the day of check-in" : `${formatCheckInDays(days)} before check-in`}, ${hotel.check_in_from} hotel time. After that, the fee is ${formatPercentOf(late)}.`,
		],
		["No-show", noShow === 0 ? "No fee." : `The fee is ${formatPercentOf(noShow)}.`],
	];
	return (
		<Card title="Good to know">
			<table>
				<tbody>
					{facts.map(([name, text]) => (
						<tr key={name}>
							<th scope="row" className="py-2 pe-4 text-start align-top text-sm text-secondary">
								{name}
							</th>
							<td className="py-2">{text}</td>
						</tr>
					))}
				</tbody>
			</table>
		</Card>
	);
}

function formatPolicy({ payment, deposit_percent, confirmation }: HotelView): string {
	if (payment === "at_hotel") return "You pay at the hotel.";
	const when = confirmation === "instant" ? "when you book" : "after the hotel confirms";
	return payment === "full"
		? `You pay the full price online ${when}.`
		: `You pay a deposit of ${deposit_percent}% online ${when}, and the rest at the hotel.`;
}

const formatCheckInDays = (days: number) => `${days} ${days === 1 ? "day" : "days"}`;
const formatPercentOf = (percent: number) =>
	percent === 100 ? "the full price" : `${percent}% of the total`;

const Paragraphs = ({ text }: { text: string }) => (
	<div className="mt-3 max-w-prose space-y-3 break-words">
		{paragraphsOf(text).map((lines) => (
			<p key={lines.join()} className="whitespace-pre-line">
				{lines.join("\n")}
			</p>
		))}
	</div>
);
