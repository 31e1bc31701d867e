import { type SubmissionResult, useForm } from "@conform-to/react";
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
						The customer has not accepted the price of{" "}
						<strong className="text-ink">{formatMoney(price, currency)}</strong> yet. Confirm the booking
						yourself only if they accepted it in another way, such as by phone.
					</p>
				) : null}
				{isWanted ? <p>Your rates give no price for this move. The customer is waiting for one.</p> : null}
				<p>
					When you send a price, the customer{" "}
					{email ? "gets an email and accepts it on the tracking page" : "sees it on the tracking page"}. Then
					the move is confirmed.
				</p>
				{email ? null : (
					<p>
						There is no email address. Call{" "}
						<a className="link whitespace-nowrap" href={`tel:${booking.contact_e164}`}>
							{booking.contact}
						</a>{" "}
						after you send the price.
					</p>
				)}
			</div>
			<ErrorSummary form={form} />
			<input type="hidden" name="expectedStatus" value={status} />
			<input type="hidden" name="expectedPrice" value={price ?? ""} />
			<TextField
				field={fields.price}
				label={`Price, ${currency}`}
				optional={price_state === "none"}
				hint={isWaiting ? undefined : `The whole price of the move, like ${exampleAmount(currency, 180)}`}
				inputMode="decimal"
				autoFocus
				autoComplete="off"
				width="short"
			/>
			{lastResult?.error?.free ? <CheckField field={fields.free} label="This move is free" /> : null}
			<DialogButtons>
				{price_state === "none" ? <Button busy="Working...">Confirm booking</Button> : null}
				<Button
					variant={price_state === "wanted" ? "primary" : "plain"}
					name="intent"
					value="offer"
					busy="Working..."
				>
					{isWaiting ? "Send new price" : "Send price"}
				</Button>
				{isWaiting ? (
					<>
						<Button variant="plain" name="intent" value="withdraw" busy="Working...">
							Withdraw price
						</Button>
						<Button name="intent" value="confirm" busy="Working...">
							Confirm booking
						</Button>
					</>
				) : null}
			</DialogButtons>
		</PostForm>
	);
}
