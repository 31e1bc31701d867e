import { type SubmissionResult, useForm } from "@conform-to/react";
import { withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import { NightPrices } from "#app/travel/booking/ui/night-prices.tsx";
import type { QuoteView } from "#app/travel/booking/view-checkout.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { PhoneField, TextArea, TextField } from "#app/ui/form/text-field.tsx";

type WalkInGuestProps = {
	shown: QuoteView;
	agreedQuote: string;
	idempotencyKey: string;
	lastResult: SubmissionResult<string[]> | undefined;
};

export function WalkInGuest({ shown, agreedQuote, idempotencyKey, lastResult }: WalkInGuestProps) {
	const [form, fields] = useForm<Record<string, string>>({ id: "guest", lastResult });
	const field = (name: string) => fields[name] as FieldSource;
	return (
		<PostForm
			id={form.id}
			idempotencyKey={idempotencyKey}
			className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]"
		>
			<input type="hidden" name="agreedQuote" value={agreedQuote} />
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
				<div className="mt-5 grid">
					<Button busy={t.walkIn.busy}>
						{t.walkIn.book({ total: formatMoney(shown.total, shown.currency) })}
					</Button>
				</div>
				<p className="mt-3 text-sm text-secondary">{t.walkIn.tell}</p>
			</section>
		</PostForm>
	);
}
