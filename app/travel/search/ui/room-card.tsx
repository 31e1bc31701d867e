import type { ReactNode } from "react";
import { formatDate, formatMoment } from "#app/common/calendar.ts";
import { isolated, leftToRight, withCommas } from "#app/common/language/direction.ts";
import { inSentence } from "#app/common/language/in-sentence.ts";
import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import { formatNights } from "#app/travel/nights/format-stay.ts";
import { checkoutRoomPath, type Stay } from "#app/travel/nights/stay.ts";
import { chooseRates } from "#app/travel/quotes/choose-rates.ts";
import { fullTotal } from "#app/travel/quotes/offers.ts";
import { formatPaying } from "#app/travel/quotes/paying-messages.ts";
import type { quoteStay } from "#app/travel/quotes/quote-stay.server.ts";
import { NON_REFUNDABLE_DAYS } from "#app/travel/quotes/rate-plans.ts";
import { formatQuoteRefusal } from "#app/travel/quotes/stay-refusals.ts";
import type { RoomView } from "#app/travel/search/read-hotel.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Photo, PhotoGround } from "#app/ui/photos/photo.tsx";
import { Price } from "#app/ui/receipt/price.tsx";
import "./search.css";

export type RoomQuote = Awaited<ReturnType<typeof quoteStay>>;
export type OkQuote = Extract<RoomQuote, { ok: true }>;

type RoomCardProps = {
	room: RoomView;
	stay: Stay | null;
	/** The price of the stay, or why the room is not available; null without dates. */
	quote: RoomQuote | null;
	/** Its prices at the rates beside the standard one. */
	rates: readonly OkQuote[];
	/** When the page was made (ISO). */
	asOf: string;
	currency: string;
};

/** A room type with its details, the price of the stay and the button that books it; in short when it is not available. */
export function RoomCard({ room, stay, quote, rates, asOf, currency }: RoomCardProps) {
	if (stay && quote && !quote.ok)
		return (
			<li className="card px-4 py-3">
				<h3 className="text-lg break-words" lang={room.lang?.name}>
					{room.name}
				</h3>
				<p className="text-secondary">{roomFacts(room).join(" · ")}</p>
				<p className="mt-2 flex gap-2 text-secondary">
					<Icon name="ban" className="mt-0.5" />
					<span>{formatQuoteRefusal(quote, stay, new Date(asOf).getUTCFullYear())}</span>
				</p>
			</li>
		);
	const offer = stay && quote?.ok ? { room, stay, quote, asOf, currency } : null;
	const hasChoice = rates.length > 0;
	return (
		<li className="card overflow-hidden">
			<RoomLayout room={room} heading="h3">
				{offer === null ? (
					<PriceWithoutDates room={room} currency={currency} />
				) : hasChoice ? null : (
					<OfferOfRoom {...offer} />
				)}
			</RoomLayout>
			{offer && hasChoice ? <RateChoices {...offer} quotes={[offer.quote, ...rates]} /> : null}
		</li>
	);
}

function PriceWithoutDates({ room, currency }: Pick<RoomCardProps, "room" | "currency">) {
	return (
		<>
			<p>
				{t.hotelPrice.fromANight({
					price: <Price amount={lowestPrice(room)} currency={currency} className="text-xl font-semibold" />,
					small: (text) => <span className="text-sm text-secondary">{text}</span>,
				})}
			</p>
			<p className="mt-3">
				<ButtonLink href="#search" variant="plain" className="w-full">
					{t.roomCard.chooseDates}
				</ButtonLink>
			</p>
		</>
	);
}

/** The lowest base price of a night, in minor units. */
export const lowestPrice = ({ price, weekend_price }: Pick<RoomView, "price" | "weekend_price">): number =>
	Math.min(price, weekend_price ?? price);

type OfferProps = Pick<RoomCardProps, "room" | "asOf" | "currency"> & { stay: Stay; quote: OkQuote };

/** The price of a stay in a room, night by night, its terms, and the link to book it. */
function OfferOfRoom(offer: OfferProps) {
	return (
		<>
			<OfferPrice {...offer} />
			<OfferNights {...offer} />
			<OfferTerms {...offer} />
			<p className="mt-3">
				<BookLink {...offer} />
			</p>
		</>
	);
}

/** The rates of a room: at most three at once, the cheapest first. */
function RateChoices({ quotes, ...offer }: Omit<OfferProps, "quote"> & { quotes: readonly OkQuote[] }) {
	const { shown, others } = chooseRates(quotes, new Date(offer.asOf));
	const list = (of: readonly OkQuote[]) => (
		<ul>
			{of.map((quote) => (
				<li
					key={quote.rate.planId}
					className="flex flex-wrap justify-between gap-x-6 gap-y-3 border-t border-line px-4 py-4 md:px-5"
				>
					<div className="min-w-0 grow basis-56">
						<h4 className="font-semibold break-words">{quote.rate.name || t.rateChoice.standard}</h4>
						<OfferTerms {...offer} quote={quote} />
					</div>
					<div className="min-w-48 max-md:grow">
						<OfferPrice {...offer} quote={quote} />
						<p className="mt-2">
							<BookLink {...offer} quote={quote} />
						</p>
					</div>
				</li>
			))}
		</ul>
	);
	return (
		<>
			{list(shown)}
			{others.length > 0 ? (
				<details className="border-t border-line">
					<summary className="link mx-4 inline-flex min-h-11 items-center md:mx-5">
						{t.rateChoice.more({ count: others.length })}
					</summary>
					{list(others)}
				</details>
			) : null}
		</>
	);
}

function OfferPrice({ stay, quote, currency }: OfferProps) {
	const { total, nights, offer, isFullPriceReal } = quote;
	const before = offer && isFullPriceReal ? fullTotal(nights) + quote.tax : null;
	return (
		<p>
			<Price amount={total} currency={currency} compareAt={before} className="text-xl font-semibold" />{" "}
			<span className="block text-sm text-secondary">
				{stay.rooms > 1
					? t.hotelPrice.forNightsOfRooms({
							nights: formatNights(nights.length),
							rooms: t.counts.rooms({ count: stay.rooms }),
						})
					: t.hotelPrice.forNights({ nights: formatNights(nights.length) })}{" "}
				· {inSentence(t.prices.taxesIncluded)}
			</span>
		</p>
	);
}

/** What each night costs. A room with several rates leaves it to the checkout. */
function OfferNights({ quote, asOf, currency }: OfferProps) {
	return (
		<details className="mt-1 text-sm">
			<summary className="link inline-flex min-h-6 items-center">{t.roomCard.byNight}</summary>
			<dl className="mt-1 tabular-nums">
				{quote.nights.map(({ date, price }) => (
					<div key={date} className="flex justify-between gap-4 py-0.5">
						<dt className="text-secondary">{formatDate(date, new Date(asOf).getUTCFullYear())}</dt>
						<dd>{formatMoney(price, currency)}</dd>
					</div>
				))}
			</dl>
		</details>
	);
}

/** The meals, the end of free cancellation, and what is paid online. */
function OfferTerms({ quote, asOf, currency }: OfferProps) {
	const now = new Date(asOf);
	const { rate, terms, hotel, holdUntil, deposit } = quote;
	const board = t.boards[rate.board];
	const isFree = terms.lateFeePercent === 0 || new Date(terms.freeUntil) >= now;
	const fee =
		terms.freeUntilDays === NON_REFUNDABLE_DAYS
			? t.rateChoice.nonRefundable
			: t.roomCard.fee({ percent: terms.lateFeePercent });
	return (
		<>
			{quote.offer ? <p className="mt-1 text-sm font-semibold break-words">{quote.offer.name}</p> : null}
			{board ? <p className="mt-1 text-sm">{board}</p> : null}
			{isFree ? (
				<p data-tone="green" className="mt-1 text-sm font-semibold text-tone">
					{terms.lateFeePercent === 0
						? t.hotelFilters.freeCancellation
						: t.roomCard.freeUntil({ until: formatMoment(terms.freeUntil, hotel.timeZone, now) })}
				</p>
			) : fee === rate.name ? null : (
				<p className="mt-1 text-sm text-secondary">{fee}</p>
			)}
			{deposit > 0 ? (
				<p className="mt-1 text-sm">{formatPaying({ ...quote, currency, isRequest: holdUntil !== null })}</p>
			) : null}
		</>
	);
}

const BookLink = ({ room, stay, quote }: OfferProps) => (
	<ButtonLink href={checkoutRoomPath(room.id, stay, quote.rate.planId)} className="w-full">
		{quote.holdUntil === null
			? t.roomCard.book({ rest: hidden, room: room.name })
			: t.roomCard.request({ rest: hidden, room: room.name })}
	</ButtonLink>
);

const hidden = (text: string) => <span className="sr-only">{text}</span>;

/** Beds, guests, and the size if the hotel entered one. */
const roomFacts = (room: Pick<RoomView, "beds" | "sleeps" | "max_adults" | "size_sqm">): string[] => [
	isolated(room.beds),
	room.max_adults < room.sleeps
		? t.roomCard.sleepsAdults({ guests: room.sleeps, adults: room.max_adults })
		: t.roomCard.sleeps({ guests: room.sleeps }),
	...(room.size_sqm ? [leftToRight(`${room.size_sqm} m²`)] : []),
];

type RoomLayoutProps = {
	room: RoomView;
	heading: "h3" | "h4";
	/** Facts after those of `roomFacts`. */
	more?: string[];
	/** The price; nothing where rates follow. */
	children: ReactNode;
};

/** A room type: its picture, its name, facts, description and amenities, and its price. */
export function RoomLayout({ room, heading: Heading, more = [], children }: RoomLayoutProps) {
	const { image_hash: hash, image_width: width, image_height: height, image_colour: colour } = room;
	const picture = hash !== null && width !== null && height !== null ? { hash, width, height } : null;
	return (
		<div className="grid gap-x-5 gap-y-4 [--shape:3/2] md:grid-cols-[14rem_minmax(0,1fr)_13rem]">
			<div className={`photo-frame room-picture ${picture ? "" : "max-md:hidden"}`}>
				{picture ? (
					<>
						{colour ? <PhotoGround colour={colour} /> : null}
						<Photo {...picture} alt="" sizes="(min-width: 48rem) 13rem, 92vw" isInList />
					</>
				) : (
					<Icon name="bed" className="text-3xl text-secondary" />
				)}
			</div>
			<div
				className={`min-w-0 max-md:px-4 md:py-4 ${picture ? "" : "max-md:pt-4"} ${children ? "" : "max-md:pb-4 md:col-span-2 md:pe-5"}`}
			>
				<Heading className="text-lg break-words" lang={room.lang?.name}>
					{room.name}
				</Heading>
				<p className="text-secondary">{[...roomFacts(room), ...more].join(" · ")}</p>
				{room.description ? (
					<p className="mt-2 break-words" lang={room.lang?.description} dir="auto">
						{room.description}
					</p>
				) : null}
				{room.amenities.length > 0 ? (
					<p className="mt-2 text-sm text-secondary">
						{withCommas(room.amenities.map((key) => t.roomAmenities[key]))}
					</p>
				) : null}
			</div>
			{children ? <div className="px-4 pb-4 md:ps-0 md:pe-5 md:pt-4">{children}</div> : null}
		</div>
	);
}
