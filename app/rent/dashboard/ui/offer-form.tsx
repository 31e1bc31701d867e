import { type SubmissionResult, useForm } from "@conform-to/react";
import { leftToRight } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { exampleAmount, formatMoney, typedMoney } from "#app/common/money.ts";
import { isOffered } from "#app/rent/moves/moving-booking.ts";
import type { findMovingBooking } from "#app/rent/moves/read-moves.server.ts";
import { Button } from "#app/ui/button.tsx";
import { DialogButtons } from "#app/ui/dialog/dialog.tsx";
import { CheckField } from "#app/ui/form/check-field.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";

type OfferFormProps = {
	booking: NonNullable<Awaited<ReturnType<typeof findMovingBooking>>>;
	/** The market's. */
	currency: string;
	lastResult: SubmissionResult<string[]> | undefined;
};

/**
 * Names a price for a move without an agreed one, and confirms it. A move that needs a price can only be confirmed once
 * the customer has accepted it.
 */
export function OfferForm({ booking, currency, lastResult }: OfferFormProps) {
	const { status, price, price_state, email } = booking;
	const [form, fields] = useForm<{ price: string; free: string }>({
		id: "offer",
		lastResult,
		defaultValue: { price: price === null ? "" : typedMoney(price, currency) },
	});
	const isWaiting = isOffered(booking);
	const isWanted = price_state === "wanted";
	return (
		<PostForm id={form.id}>
			<div className="mb-4 space-y-2 text-secondary">
				{isWaiting && price !== null ? (
					<p>
						{t.moveDashboard.offer.open({
							price: <strong className="text-ink">{formatMoney(price, currency)}</strong>,
						})}
					</p>
				) : null}
				{isWanted ? <p>{t.moveDashboard.offer.wanted}</p> : null}
				<p>{email ? t.moveDashboard.offer.byEmail : t.moveDashboard.offer.onPage}</p>
				{email ? null : (
					<p>
						{t.moveDashboard.offer.call({
							phone: (
								<a className="link whitespace-nowrap" href={`tel:${booking.contact_e164}`}>
									{leftToRight(booking.contact)}
								</a>
							),
						})}
					</p>
				)}
			</div>
			<ErrorSummary form={form} />
			<input type="hidden" name="expectedStatus" value={status} />
			<input type="hidden" name="expectedPrice" value={price ?? ""} />
			<TextField
				field={fields.price}
				label={t.moveDashboard.offer.price({ currency })}
				optional={price_state === "none"}
				hint={isWaiting ? undefined : t.moveDashboard.offer.hint({ example: exampleAmount(currency, 180) })}
				inputMode="decimal"
				autoFocus
				autoComplete="off"
				width="short"
			/>
			{lastResult?.error?.free ? <CheckField field={fields.free} label={t.moveDashboard.offer.free} /> : null}
			<DialogButtons>
				{price_state === "none" ? (
					<Button busy={t.moveBoard.working}>{t.moveChanges.confirmation.button}</Button>
				) : null}
				<Button
					variant={price_state === "wanted" ? "primary" : "plain"}
					name="intent"
					value="offer"
					busy={t.moveBoard.working}
				>
					{isWaiting ? t.moveDashboard.offer.sendNew : t.moveDashboard.offer.send}
				</Button>
				{isWaiting ? (
					<>
						<Button variant="plain" name="intent" value="withdraw" busy={t.moveBoard.working}>
							{t.moveDashboard.offer.withdraw}
						</Button>
						<Button name="intent" value="confirm" busy={t.moveBoard.working}>
							{t.moveChanges.confirmation.button}
						</Button>
					</>
				) : null}
			</DialogButtons>
		</PostForm>
	);
}
