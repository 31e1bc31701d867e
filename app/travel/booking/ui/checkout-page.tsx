import { type SubmissionResult, useForm } from "@conform-to/react";
import { formatMoney } from "#app/common/money.ts";
import type { QuoteView } from "#app/travel/booking/view-checkout.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { BookedAlready } from "./booked-already.tsx";
import { ChangedTerms } from "./changed-terms.tsx";
import { GuestFields } from "./guest-fields.tsx";
import { NightPrices } from "./night-prices.tsx";
import { StayCard } from "./stay-card.tsx";
import { BookingTerms } from "./terms.tsx";

type RoomCheckoutPageProps = {
	quote: QuoteView;
	expectedVersion: string;
	idempotencyKey: string;
	defaults: Record<string, string>;
	isSignedIn: boolean;
	already: readonly string[];
	changes: readonly { what: string; was: string; now: string }[];
	lastResult: SubmissionResult<string[]> | undefined;
};

export function RoomCheckoutPage({
	quote,
	expectedVersion,
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
				className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]"
			>
				<div className="lg:col-start-2 lg:row-start-1">
					<StayCard quote={quote} />
				</div>
				<div className="grid gap-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
					<input type="hidden" name="expectedVersion" value={expectedVersion} />
					<input type="hidden" name="known" value={already.length} />
					<GuestFields fields={fields} isSignedIn={isSignedIn} isNew={lastResult === undefined} />
					<BookingTerms terms={quote.terms} houseRules={quote.houseRules} />
				</div>
				<section id="stay" className="card p-4 md:p-6 lg:sticky lg:top-20 lg:col-start-2">
					<h2 className="mb-4 text-lg">Price</h2>
					<NightPrices {...quote} />
					{quote.paying ? (
						<p className="mt-3">{quote.paying}</p>
					) : (
						<p className="mt-3 text-sm text-secondary">You pay at the hotel. Nothing is charged now.</p>
					)}
					{quote.answeredBy ? <OnRequest {...quote} answeredBy={quote.answeredBy} /> : null}
					<div className="mt-5 grid">
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
