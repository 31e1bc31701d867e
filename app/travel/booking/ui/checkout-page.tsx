import { type SubmissionResult, useForm } from "@conform-to/react";
import { useLocation } from "@remix-run/react";
import { formatMoney } from "#app/common/money.ts";
import { pictureUrl } from "#app/common/photos/pictures.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import type { QuoteView } from "#app/travel/booking/view-checkout.server.ts";
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
import { NightPrices } from "./night-prices.tsx";
import { BookingTerms } from "./terms.tsx";
import "./checkout-page.css";

type RoomCheckoutPageProps = {
	quote: QuoteView;
	agreedQuote: string;
	idempotencyKey: string;
	defaults: Record<string, string>;
	isSignedIn: boolean;
	already: readonly string[];
	changes: readonly { what: string; was: string; now: string }[];
	lastResult: SubmissionResult<string[]> | undefined;
};

export function RoomCheckoutPage({
	quote,
	agreedQuote,
	idempotencyKey,
	already,
	changes,
	...form
}: RoomCheckoutPageProps) {
	const { defaults, lastResult, isSignedIn } = form;
	const [{ id, allErrors }, fields] = useForm<Record<string, string>>({
		id: "guest",
		lastResult,
		defaultValue: defaults,
	});
	return (
		<>
			<PageHeading title="Book your stay" />
			<ErrorSummary form={{ id, allErrors }} />
			<ChangedTerms changes={changes} />
			{already.length > 0 && !lastResult ? <BookedAlready numbers={already} /> : null}
			<PostForm
				id={id}
				idempotencyKey={idempotencyKey}
				guarded
				className="room-checkout grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
			>
				<div>
					<StayCard quote={quote} isChanged={changes.length > 0} />
				</div>
				<div className="room-details grid gap-6">
					<input type="hidden" name="agreedQuote" value={agreedQuote} />
					<input type="hidden" name="known" value={already.length} />
					<GuestFields fields={fields} isSignedIn={isSignedIn} />
					<BookingTerms terms={quote.terms} houseRules={quote.houseRules} />
				</div>
				<section id="stay" className="card p-4 md:p-5">
					<h2 className="mb-4 text-lg">
						{quote.answeredBy === null ? "Book this stay" : "Request this stay"}
					</h2>
					{quote.paying ? (
						<p>{quote.paying}</p>
					) : (
						<p className="text-sm text-secondary">You pay at the hotel. Nothing is charged now.</p>
					)}
					{quote.answeredBy ? <OnRequest {...quote} answeredBy={quote.answeredBy} /> : null}
					<div className="mt-4 text-sm">
						<PaymentMarks marks={[quote.paying ? "online" : "at_hotel"]} />
					</div>
					<div className="mt-4 grid">
						<Button busy="Booking...">{verbOf(quote, changes.length > 0, already.length > 0)}</Button>
					</div>
					<p className="mt-3 text-sm text-secondary">
						By booking you agree to the cancellation policy and to our <a href="/terms">terms</a>.
					</p>
				</section>
			</PostForm>
		</>
	);
}

function verbOf({ answeredBy, total, currency }: QuoteView, agrees: boolean, again: boolean): string {
	const verb = answeredBy === null ? "Book" : "Request";
	const price = formatMoney(total, currency);
	if (agrees) return `Agree and ${verb.toLowerCase()} · ${price}`;
	return again ? `${verb} again · ${price}` : `${verb} · ${price}`;
}

function OnRequest({ hotel, answeredBy }: { hotel: { name: string }; answeredBy: string }) {
	return (
		<p className="mt-3 flex gap-2 text-sm">
			<Icon name="clock" />
			<span>
				{hotel.name} confirms each booking request. The room is held for you until{" "}
				<strong className="font-semibold">{answeredBy}</strong>, hotel time. If the hotel does not answer by
				then, your request expires and you pay nothing.
			</span>
		</p>
	);
}

function BookedAlready({ numbers }: { numbers: readonly string[] }) {
	return (
		<div role="status" data-tone="blue" className="notice mb-6">
			<Icon name="info" />
			<p>
				You have already booked this stay:{" "}
				{numbers.map((number, at) => (
					<span key={number}>
						{at > 0 ? ", " : null}
						<a href={`/booking-confirmation/${number}`}>{formatReferenceNumber(number)}</a>
					</span>
				))}
				. If you continue, you book it again.
			</p>
		</div>
	);
}

/** What is worse than the offer the guest saw, with old and new values and a button to agree. */
function ChangedTerms({ changes }: Pick<RoomCheckoutPageProps, "changes">) {
	if (changes.length === 0) return null;
	return (
		<ChangedValues
			title="Review these changes before you book"
			intro="The price or terms have changed since you opened this page. Nothing is booked yet."
			changes={changes}
		>
			<p className="mt-3">
				If you accept the changes, <a href="#stay">agree and book</a>; otherwise choose another room or other
				dates.
			</p>
		</ChangedValues>
	);
}

/** The stay with its price: folded under the total on phones, where the form follows. */
function StayCard({ quote, isChanged }: { quote: QuoteView; isChanged: boolean }) {
	const { hotel, room, imageHash, stay, party, times, hotelPath } = quote;
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
					<p className="text-sm text-secondary">{hotel.address}</p>
				</div>
			</div>
			<p className="mt-3 font-semibold">{stay}</p>
			<p>
				{room.name}
				{room.beds ? <span className="text-secondary">, {room.beds}</span> : null}
			</p>
			<p>{party}</p>
			<p className="mt-3 text-sm text-secondary">{times}, hotel time.</p>
			<p className="mt-2 text-sm">
				<a href={hotelPath}>Change dates, guests or room</a>
			</p>
			<div className="mt-4 border-t border-line pt-1 lg:pt-4">
				<FoldedSummary
					what="price details"
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
			<Card title="Your details" aside={isSignedIn ? null : <SignIn />}>
				<TextField field={field("name")} label="Name" hint="The guest who checks in." autoComplete="name" />
				<TextField
					field={field("email")}
					label="Email"
					hint="We send your confirmation and a link to your booking here."
					type="email"
					autoComplete="email"
					width="medium"
				/>
				<PhoneField
					field={field("contact")}
					label="Phone"
					hint="The hotel calls this number if it has a question."
					className=""
				/>
			</Card>
			<Card title="Requests">
				<TextArea
					field={field("requests")}
					label="Special requests"
					hint="For example a late arrival, a cot or a quiet room. Requests can’t be guaranteed. Up to 1,000 characters."
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
			Have an account?{" "}
			<a href={`/login?${new URLSearchParams({ redirectTo: pathname + search })}`}>Sign in</a>
		</p>
	);
}
