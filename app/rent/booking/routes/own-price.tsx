import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { shownAmount } from "#app/common/forms/number-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { privatePageMeta } from "#app/common/market/page-meta.ts";
import { formatMoney } from "#app/common/money.ts";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";
import { askForContact } from "#app/http/session/tracked.server.ts";
import { readViewer } from "#app/http/session/viewer.server.ts";
import { leadToPayment } from "#app/payments/own-payment-request.server.ts";
import { paymentProvider } from "#app/payments/provider-settings.server.ts";
import { depositToAsk, describeDepositDeadline } from "#app/rent/moves/money/move-deposit.server.ts";
import { tryMoveChange } from "#app/rent/moves/move-change-request.server.ts";
import { describeCurrentStatus } from "#app/rent/moves/move-messages.ts";
import { isOffered } from "#app/rent/moves/moving-booking.ts";
import { acceptPrice } from "#app/rent/moves/offer-price.server.ts";
import { readMovingBooking } from "#app/rent/moves/read-moves.server.ts";
import { describeDeposit } from "#app/rent/rates/deposit.ts";
import { ChangeFailed } from "#app/ui/dialog/change-failed.tsx";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";
import { ChangedValues } from "#app/ui/office/changed-values.tsx";

const reopen = () => t.ownMove.price.reopen;
const schema = z.object({
	/** The price that the page showed, in minor units. */
	price: shownAmount(reopen),
	/** The deposit that the page showed, in minor units; left out when it showed none. */
	deposit: shownAmount(reopen).default(0),
});

export const meta: MetaFunction = () => privatePageMeta(t.ownMove.price.meta);

export async function loader({ request, params }: LoaderFunctionArgs) {
	const number = orderNumberFrom(params);
	const booking = await readMovingBooking(db, { number, viewer: await readViewer(request, number) });
	if (!booking) throw askForContact(params.number);
	const { price, currency, status } = booking;
	const clock = { timeZone: market.timeZone, now: new Date() };
	const deposit = await depositToAsk(db, booking, { provider: paymentProvider?.name ?? null, ...clock });
	const deadline = describeDepositDeadline(booking, "accept", clock);
	const offered =
		isOffered(booking) && price !== null && currency !== null ? { price, currency, deposit, deadline } : null;
	const reason = status === "pending" ? t.moveRefusals.noOffer : describeCurrentStatus(status);
	const isLate = request.method === "GET" && !offered;
	return json({ number, offered, reason }, { status: isLate ? 409 : 200 });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await readPerson(request);
	const number = orderNumberFrom(params);
	const form = await readForm(request, schema, person);
	const failed = (reason: string | null, status: number, was = 0) => json({ reason, was }, { status });
	if (!form.ok) return failed(reopen(), 422);
	const { price, deposit } = form.value;
	const attempt = { doing: "accept the price of a move", expectedStatus: "pending", isOwn: true } as const;
	const outcome = await tryMoveChange(request, attempt, async () => {
		const viewer = await readViewer(request, number);
		const provider = paymentProvider?.name ?? null;
		const terms = { provider, timeZone: market.timeZone, now: new Date() };
		return acceptPrice(db, { number, viewer, price, deposit, ...terms });
	});
	if (!outcome.ok) {
		const { refused, reason, status } = outcome;
		if (refused?.reason !== "price") return failed(reason, status);
		return refused.price === null ? failed(t.moveRefusals.noOffer, status) : failed(null, 409, price);
	}
	return leadToPayment(`/track/${number}`, {
		number,
		request,
		tone: "success",
		text: t.ownMove.price.done,
	});
}

/** Asks to accept the offered price, and again when it has changed since the customer saw it. */
export default function OwnPrice() {
	const { number, offered, reason } = useLoaderData<typeof loader>();
	const failed = useActionData<typeof action>();
	const here = `/track/${number}`;
	const why = failed?.reason ?? (offered ? null : reason);
	if (why || !offered)
		return (
			<ChangeFailed
				what={t.moveFailures.acceptPrice}
				reason={why ?? t.moveRefusals.gone}
				href={here}
				back={t.ownMove.back}
			/>
		);
	const { price, currency, deposit } = offered;
	const shown = formatMoney(price, currency);
	return (
		<ConfirmDialog
			title={t.ownMove.price.question({ price: shown })}
			closeHref={here}
			button={t.ownMove.price.button({ price: shown })}
			busy={t.ownMove.price.busy}
			isSafe
			fields={deposit > 0 ? { price, deposit } : { price }}
		>
			{failed ? (
				<ChangedValues
					title={t.ownMove.price.changedTitle}
					intro={t.ownMove.price.changed}
					changes={[{ what: t.words.total, was: formatMoney(failed.was, currency), now: shown }]}
				/>
			) : null}
			<p className="text-secondary">{t.ownMove.price.consequence}</p>
			{deposit > 0 ? <p className="mt-2">{describeDeposit(offered)}</p> : null}
		</ConfirmDialog>
	);
}
