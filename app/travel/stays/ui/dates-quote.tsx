import type { StayDates } from "#app/travel/nights/stay.ts";
import type { DatesQuoteView } from "#app/travel/stays/dates/dates-quote-view.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ChangeTable } from "#app/ui/changed-values.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { StayPrices } from "./stay-prices.tsx";

type DatesQuoteProps = {
	action: string;
	/** The current dates. */
	expectedVersion: StayDates;
	quote: DatesQuoteView;
};

export function DatesQuoteForm({ action, expectedVersion, quote }: DatesQuoteProps) {
	const { to, rows, total, difference, rule } = quote;
	const query = new URLSearchParams(to);
	return (
		<Card title="Review the change">
			<ChangeTable changes={rows} headings={["Now", "New"]} />
			<details className="mt-3">
				<summary className="link inline-flex min-h-6 items-center">Price of each night</summary>
				<div className="mt-2">
					<StayPrices booking={{ ...quote, fee: 0 }} />
				</div>
			</details>
			<p className="mt-3 text-lg">
				<strong>{difference}</strong> {rule}
			</p>
			<PostForm action={`${action}?${query}`} className="mt-4">
				<input type="hidden" name="expectedCheckIn" value={expectedVersion.checkIn} />
				<input type="hidden" name="expectedCheckOut" value={expectedVersion.checkOut} />
				<input type="hidden" name="checkIn" value={to.checkIn} />
				<input type="hidden" name="checkOut" value={to.checkOut} />
				<input type="hidden" name="total" value={total} />
				<Button busy="Changing...">Change dates</Button>
			</PostForm>
		</Card>
	);
}
