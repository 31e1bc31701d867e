import { t } from "#app/common/language/messages.ts";
import type { StayDates } from "#app/travel/nights/stay.ts";
import type { DatesQuoteView } from "#app/travel/stays/dates/view-dates.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { DialogButtons } from "#app/ui/dialog/dialog.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { ChangeTable } from "#app/ui/office/changed-values.tsx";
import { StayPrices } from "./stay-prices.tsx";

type DatesQuoteProps = {
	action: string;
	/** The current dates. */
	expectedDates: StayDates;
	quote: DatesQuoteView;
	/** In a dialog, whose safe choice comes before the button. */
	isInDialog?: boolean;
};

export function DatesQuoteForm({ action, expectedDates, quote, isInDialog }: DatesQuoteProps) {
	const { to, rows, total, difference, rule, isPaidFirst } = quote;
	const query = new URLSearchParams(to);
	const submit = (
		<Button busy={t.stayDates.busy}>{isPaidFirst ? t.stayDates.hold : t.stayDates.title}</Button>
	);
	return (
		<Card title={t.stayDates.review}>
			<ChangeTable changes={rows} headings={[t.stayDates.was, t.stayDates.new]} />
			<details className="mt-3">
				<summary className="link inline-flex min-h-6 items-center">{t.roomCheckout.eachNight}</summary>
				<div className="mt-2">
					<StayPrices booking={{ ...quote, fee: 0 }} />
				</div>
			</details>
			<p className="mt-3 text-lg">
				<strong>{difference}</strong> {rule}
			</p>
			<PostForm action={`${action}?${query}`} className="mt-4">
				<input type="hidden" name="expectedCheckIn" value={expectedDates.checkIn} />
				<input type="hidden" name="expectedCheckOut" value={expectedDates.checkOut} />
				<input type="hidden" name="checkIn" value={to.checkIn} />
				<input type="hidden" name="checkOut" value={to.checkOut} />
				<input type="hidden" name="total" value={total} />
				{isInDialog ? <DialogButtons>{submit}</DialogButtons> : submit}
			</PostForm>
		</Card>
	);
}
