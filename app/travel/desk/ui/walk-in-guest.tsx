import { type SubmissionResult, useForm } from "@conform-to/react";
import { withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import { NightPrices } from "#app/travel/booking/ui/night-prices.tsx";
import type { QuoteView } from "#app/travel/booking/view-checkout.server.ts";
import { formatRooms } from "#app/travel/nights/format-stay.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { PhoneField, TextArea, TextField } from "#app/ui/form/text-field.tsx";
import { Price } from "#app/ui/receipt/price.tsx";

type WalkInGuestProps = {
	shown: QuoteView;
	agreedQuote: string;
	/** The further rooms for the same guest. */
	withIt: readonly { shown: QuoteView; agreedQuote: string }[];
	idempotencyKey: string;
	lastResult: SubmissionResult<string[]> | undefined;
};

export function WalkInGuest({ shown, agreedQuote, withIt, idempotencyKey, lastResult }: WalkInGuestProps) {
	const [form, fields] = useForm<Record<string, string>>({ id: "guest", lastResult });
	const total = withIt.reduce((sum, room) => sum + room.shown.total, shown.total);
	const field = (name: string) => fields[name] as FieldSource;
	return (
		<PostForm
			id={form.id}
			idempotencyKey={idempotencyKey}
			className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]"
		>
			<input type="hidden" name="agreedQuote" value={agreedQuote} />
			{withIt.map((room, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: two rooms may be the same
				<input key={at} type="hidden" name="agreedOthers" value={room.agreedQuote} />
			))}
			<div>
				<ErrorSummary form={form} />
				<Card title={t.walkIn.guest.title}>
					<TextField field={field("name")} label={t.walkIn.guest.name} autoComplete="off" />
					<TextField
						field={field("email")}
						label={t.walkIn.guest.email}
						hint={t.walkIn.guest.emailHint}
						optional
						type="email"
						autoComplete="off"
						width="medium"
					/>
					<PhoneField field={field("contact")} label={t.walkIn.guest.phone} optional autoComplete="off" />
					<TextArea
						field={field("requests")}
						label={t.walkIn.guest.requests}
						optional
						rows={2}
						className=""
					/>
				</Card>
			</div>
			<section className="card p-4 md:p-6">
				<h2 className="text-lg">{shown.room.name}</h2>
				<p>{shown.hotel.name}</p>
				<p className="mb-4 text-secondary">{withCommas([shown.stay, shown.party])}</p>
				<NightPrices {...shown} />
				<ul className="mt-4 list-disc space-y-1.5 ps-5 text-secondary">
					{shown.terms.map((sentence) => (
						<li key={sentence}>{sentence}</li>
					))}
				</ul>
				{withIt.length > 0 ? <FurtherRooms rooms={withIt} total={total} /> : null}
				<div className="mt-5 grid">
					<Button busy={t.walkIn.busy}>{t.walkIn.book({ total: formatMoney(total, shown.currency) })}</Button>
				</div>
				<p className="mt-3 text-sm text-secondary">{t.walkIn.tell}</p>
			</section>
		</PostForm>
	);
}

function FurtherRooms({ rooms, total }: { rooms: WalkInGuestProps["withIt"]; total: number }) {
	const currency = rooms[0]?.shown.currency ?? "";
	return (
		<dl className="mt-5 grid gap-2 border-t border-line pt-4">
			{rooms.map(({ shown }, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: two rooms may be the same
				<div key={at} className="flex justify-between gap-4">
					<dt>
						<bdi>{shown.room.name}</bdi>
						<span className="block text-sm text-secondary">{withCommas([shown.rate, shown.party])}</span>
						<span className="block text-sm text-secondary">{shown.terms.join(" ")}</span>
					</dt>{" "}
					<dd>
						<Price amount={shown.total} currency={currency} />
					</dd>
				</div>
			))}
			<div className="flex justify-between gap-4 border-t border-line pt-3 text-lg font-semibold">
				<dt>{t.roomGroup.total({ rooms: formatRooms(rooms.length + 1) })}</dt>{" "}
				<dd>
					<Price amount={total} currency={currency} />
				</dd>
			</div>
		</dl>
	);
}
