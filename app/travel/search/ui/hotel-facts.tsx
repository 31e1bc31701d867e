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
				<h2 className="text-xl">{t.hotelFacts.about({ hotel: hotel.name })}</h2>
				<Paragraphs text={hotel.description} lang={hotel.lang?.description} />
			</section>
			{hotel.amenities.length > 0 ? (
				<section>
					<h2 className="text-xl">{t.hotelFilters.amenities}</h2>
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
					<h2 className="text-xl">{t.hotelFacts.houseRules}</h2>
					<Paragraphs text={hotel.house_rules} lang={hotel.lang?.house_rules} />
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
		[t.hotelFacts.checkIn, t.hotelFacts.from({ time: hotel.check_in_from })],
		[t.hotelFacts.checkOut, t.hotelFacts.until({ time: hotel.check_out_until })],
		[
			t.hotelFacts.booking,
			hotel.confirmation === "instant"
				? t.hotelFacts.instant({ paying })
				: t.hotelFacts.request({ hours: hotel.request_hours, paying }),
		],
		[t.hotelFacts.sameDay, t.hotelFacts.sameDayUntil({ time: hotel.same_day_until })],
		[
			t.hotelFacts.cancellation,
			late === 0
				? t.hotelFacts.freeUntilCheckIn
				: days === 0
					? t.hotelFacts.freeUntilDay({ time: hotel.check_in_from, fee: formatPercentOf(late) })
					: t.hotelFacts.freeUntilDays({
							count: days,
							time: hotel.check_in_from,
							fee: formatPercentOf(late),
						}),
		],
		[
			t.hotelFacts.noShow,
			noShow === 0 ? t.hotelFacts.noFee : t.hotelFacts.fee({ fee: formatPercentOf(noShow) }),
		],
	];
	return (
		<Card title={t.hotelFacts.title}>
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
	if (payment === "at_hotel") return t.hotelFacts.payAtHotel;
	const { payFull, payFullLater, payDeposit, payDepositLater } = t.hotelFacts;
	const isInstant = confirmation === "instant";
	if (payment === "full") return isInstant ? payFull : payFullLater;
	return (isInstant ? payDeposit : payDepositLater)({ percent: deposit_percent });
}

const formatPercentOf = (percent: number) =>
	percent === 100 ? t.hotelFacts.fullPrice : t.hotelFacts.percent({ percent });

const Paragraphs = ({ text, lang }: { text: string; lang: string | undefined }) => (
	<div className="mt-3 max-w-prose space-y-3 break-words">
		{paragraphsOf(text).map((lines) => (
			<p key={lines.join()} lang={lang} className="whitespace-pre-line" dir="auto">
				{lines.join("\n")}
			</p>
		))}
	</div>
);
