import { type SubmissionResult, useForm } from "@conform-to/react";
import { useLocation } from "@remix-run/react";
import type { ComponentProps } from "react";
import { comma, isolated } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import { pictureUrl } from "#app/common/photos/pictures.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { checkoutOfRest } from "#app/travel/booking/basket.ts";
import type { QuoteView } from "#app/travel/booking/view-checkout.server.ts";
import type { OtherRoomView } from "#app/travel/booking/view-others.server.ts";
import { ExtrasCard } from "#app/travel/extras/extras-card.tsx";
import { formatRooms } from "#app/travel/nights/format-stay.ts";
import { AgeFields } from "#app/travel/search/ui/stay-search.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { PhoneField, TextArea, TextField } from "#app/ui/form/text-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ChangedValues } from "#app/ui/office/changed-values.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { PaymentMarks } from "#app/ui/payment-marks.tsx";
import { FoldedSummary } from "#app/ui/receipt/folded-summary.tsx";
import { Price } from "#app/ui/receipt/price.tsx";
import { HiddenFields } from "#app/ui/table/hidden-fields.tsx";
import { NightPrices } from "./night-prices.tsx";
import { OfferCode } from "./offer-code.tsx";
import { OtherRooms, RemoveRoom } from "./other-rooms.tsx";
import { BookingTerms } from "./terms.tsx";

type RoomCheckoutPageProps = {
	quote: QuoteView & { choices: Parameters<typeof ExtrasCard>[0]["extras"] };
	agreedQuote: string;
	/** What is booked together with it. */
	rooms: readonly OtherRoomView[];
	idempotencyKey: string;
	defaults: Record<string, string>;
	isSignedIn: boolean;
	/** The code of an offer, if one was entered, and whether the hotel has offers with codes. */
	code: ComponentProps<typeof OfferCode>["code"];
	hasCodes: boolean;
	already: readonly string[];
	/** Whether the price depends on ages of children that are not known. */
	asksAges: boolean;
	changes: readonly { what: string; was: string; now: string }[];
	lastResult: SubmissionResult<string[]> | undefined;
};

export function RoomCheckoutPage({
	quote,
	agreedQuote,
	rooms,
	idempotencyKey,
	code,
	hasCodes,
	already,
	asksAges,
	changes,
	...form
}: RoomCheckoutPageProps) {
	const all = [quote, ...rooms.flatMap(({ shown }) => shown ?? [])];
	const total = all.reduce((sum, each) => sum + each.total, 0);
	const isOnline = all.some(({ paying }) => paying !== null);
	const { defaults, lastResult, isSignedIn } = form;
	const [{ id, allErrors }, fields] = useForm<Record<string, string>>({
		id: "guest",
		lastResult,
		defaultValue: defaults,
	});
	return (
		<>
			<PageHeading title={t.roomCheckout.title} />
			<ErrorSummary form={{ id, allErrors }} />
			<ChangedTerms changes={changes} />
			{asksAges ? <AskAges /> : null}
			{already.length > 0 && !lastResult ? <BookedAlready numbers={already} /> : null}
			{hasCodes ? <OfferCode code={code} /> : null}
			<PostForm
				id={id}
				idempotencyKey={idempotencyKey}
				guarded
				className="checkout-columns grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
			>
				<div>
					<StayCard quote={quote} isChanged={changes.length > 0} isFirst={rooms.length > 0} />
					<OtherRooms rooms={rooms} />
				</div>
				<div className="checkout-fields grid gap-6">
					<input type="hidden" name="agreedQuote" value={agreedQuote} />
					{rooms.map((room) => (
						<input key={room.removePath} type="hidden" name="agreedOthers" value={room.agreedQuote} />
					))}
					<input type="hidden" name="known" value={already.length} />
					<ExtrasCard extras={quote.choices} />
					{rooms.length > 0 && quote.choices.length > 0 ? (
						<p className="-mt-4 text-sm text-secondary">{t.roomGroup.extras}</p>
					) : null}
					<GuestFields fields={fields} isSignedIn={isSignedIn} />
					<BookingTerms terms={quote.terms} houseRules={quote.houseRules} />
				</div>
				<section id="stay" className="checkout-button card p-4 md:p-5">
					<h2 className="mb-4 text-lg">
						{quote.answeredBy === null ? t.roomCheckout.bookTitle : t.roomCheckout.requestTitle}
					</h2>
					{rooms.length > 0 ? (
						<p className="mb-3 flex flex-wrap justify-between gap-x-4 text-lg font-semibold">
							{t.roomGroup.total({ rooms: formatRooms(all.reduce((sum, each) => sum + each.rooms, 0)) })}{" "}
							<Price amount={total} currency={quote.currency} />
						</p>
					) : null}
					{isOnline ? (
						all.map(({ room, paying }, at) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: two rooms may be the same
							<p key={at}>{rooms.length > 0 && paying ? `${room.name}: ${paying}` : paying}</p>
						))
					) : (
						<p className="text-sm text-secondary">{t.roomCheckout.atHotel}</p>
					)}
					{quote.answeredBy ? <OnRequest {...quote} answeredBy={quote.answeredBy} /> : null}
					<div className="mt-4 text-sm">
						<PaymentMarks marks={[isOnline ? "online" : "at_hotel"]} />
					</div>
					<div className="mt-4 grid">
						<Button busy={t.roomCheckout.busy}>
							{verbOf({ ...quote, total }, changes.length > 0, already.length > 0)}
						</Button>
					</div>
					<p className="mt-3 text-sm text-secondary">
						{t.roomCheckout.agreeTerms({ link: (text) => <a href="/terms">{text}</a> })}
					</p>
				</section>
			</PostForm>
		</>
	);
}

function verbOf({ answeredBy, total, currency }: QuoteView, agrees: boolean, again: boolean): string {
	const price = formatMoney(total, currency);
	const isInstant = answeredBy === null;
	if (agrees)
		return isInstant ? t.roomCheckout.agreeAndBook({ price }) : t.roomCheckout.agreeAndRequest({ price });
	if (again) return isInstant ? t.roomCheckout.bookAgain({ price }) : t.roomCheckout.requestAgain({ price });
	return isInstant ? t.roomCheckout.book({ price }) : t.roomCheckout.request({ price });
}

function OnRequest({ hotel, answeredBy }: { hotel: { name: string }; answeredBy: string }) {
	return (
		<p className="mt-3 flex gap-2 text-sm">
			<Icon name="clock" />
			<span>
				{t.roomCheckout.onRequest({
					hotel: hotel.name,
					until: <strong className="font-semibold">{answeredBy}</strong>,
				})}
			</span>
		</p>
	);
}

function BookedAlready({ numbers }: { numbers: readonly string[] }) {
	return (
		<div role="status" data-tone="blue" className="notice mb-6">
			<Icon name="info" />
			<p>
				{t.roomCheckout.already({
					bookings: numbers.map((number, at) => (
						<span key={number}>
							{at > 0 ? ", " : null}
							<a href={`/booking-confirmation/${number}`}>{formatReferenceNumber(number)}</a>
						</span>
					)),
				})}
			</p>
		</div>
	);
}

/** The ages of the children, in a form of its own: the price is read again before anything is booked. */
function AskAges() {
	const fields = [...new URLSearchParams(useLocation().search)];
	const valuesOf = (name: string) => fields.filter(([each]) => each === name).map(([, value]) => value);
	const typed = { children: valuesOf("children").join(), ages: valuesOf("ages").join() };
	return (
		<form action="/checkout-room" className="card mb-6 p-4 md:p-5">
			<p className="mb-3">{t.staySearch.agesMissing}</p>
			<HiddenFields fields={fields.filter(([name]) => name !== "ages")} />
			<AgeFields typed={typed} className="mb-4" />
			<Button variant="plain">{t.staySearch.updatePrice}</Button>
		</form>
	);
}

/** What is worse than the offer the guest saw, with old and new values and a button to agree. */
function ChangedTerms({ changes }: Pick<RoomCheckoutPageProps, "changes">) {
	if (changes.length === 0) return null;
	return (
		<ChangedValues
			title={t.roomCheckout.changes.title}
			intro={t.roomCheckout.changes.intro}
			changes={changes}
		>
			<p className="mt-3">{t.roomCheckout.changes.accept({ link: (text) => <a href="#stay">{text}</a> })}</p>
		</ChangedValues>
	);
}

/** The stay with its price: folded under the total on phones, where the form follows. */
function StayCard({
	quote,
	isChanged,
	isFirst,
}: {
	quote: QuoteView;
	isChanged: boolean;
	/** Of several rooms. */
	isFirst: boolean;
}) {
	const rest = checkoutOfRest(new URLSearchParams(useLocation().search));
	const { hotel, room, rate, imageHash, stay, party, times, hotelPath } = quote;
	return (
		<section className="card p-4 md:p-5" aria-labelledby="stay-title">
			<div className="flex items-start gap-4">
				{imageHash ? (
					<img
						src={pictureUrl(imageHash, 320)}
						alt=""
						width={96}
						height={72}
						className="h-18 w-24 rounded-control object-cover"
					/>
				) : null}
				<div>
					<h2 id="stay-title" className="text-xl">
						{hotel.name}
					</h2>
					<p className="text-sm text-secondary">{isolated(hotel.address)}</p>
				</div>
			</div>
			<p className="mt-3 font-semibold">{stay}</p>
			<p>
				<bdi lang={room.lang?.name}>{room.name}</bdi>
				{room.beds ? (
					<span className="text-secondary" lang={room.lang?.beds}>
						{comma() + isolated(room.beds)}
					</span>
				) : null}
			</p>
			{rate ? <p>{isolated(rate)}</p> : null}
			<p>{party}</p>
			<p className="mt-3 text-sm text-secondary">{t.roomCheckout.times({ times })}</p>
			<p className="mt-2 text-sm">
				<a href={hotelPath}>{t.roomCheckout.change}</a>
			</p>
			{isFirst && rest ? (
				<p className="mt-3">
					<RemoveRoom name={room.name} path={rest} />
				</p>
			) : null}
			<div className="mt-4 border-t border-line pt-1 lg:pt-4">
				<FoldedSummary
					what={t.roomCheckout.priceDetails}
					total={<strong className="tabular-nums">{formatMoney(quote.total, quote.currency)}</strong>}
					isOpen={isChanged}
				>
					<div className="max-lg:pt-2">
						<NightPrices {...quote} />
					</div>
				</FoldedSummary>
			</div>
		</section>
	);
}

/** The guest's details and requests. */
function GuestFields({
	fields,
	isSignedIn,
}: {
	fields: Record<string, FieldSource | undefined>;
	isSignedIn: boolean;
}) {
	const field = (name: string) => fields[name] as FieldSource;
	return (
		<>
			<Card title={t.roomCheckout.guest.title} aside={isSignedIn ? null : <SignIn />}>
				<TextField
					field={field("name")}
					label={t.roomCheckout.guest.name}
					hint={t.roomCheckout.guest.nameHint}
					autoComplete="name"
				/>
				<TextField
					field={field("email")}
					label={t.roomCheckout.guest.email}
					hint={t.roomCheckout.guest.emailHint}
					type="email"
					autoComplete="email"
					width="medium"
				/>
				<PhoneField
					field={field("contact")}
					label={t.roomCheckout.guest.phone}
					hint={t.roomCheckout.guest.phoneHint}
					className=""
				/>
			</Card>
			<Card title={t.roomCheckout.guest.requestsTitle}>
				<TextArea
					field={field("requests")}
					label={t.roomCheckout.guest.requests}
					hint={t.roomCheckout.guest.requestsHint}
					optional
					rows={3}
					className=""
				/>
			</Card>
		</>
	);
}

function SignIn() {
	const { pathname, search } = useLocation();
	return (
		<p className="text-sm">
			{t.roomCheckout.guest.account}{" "}
			<a href={`/login?${new URLSearchParams({ redirectTo: pathname + search })}`}>
				{t.roomCheckout.guest.signIn}
			</a>
		</p>
	);
}
