import { formatDate } from "#app/common/calendar.ts";
import { withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import type { viewDateChange } from "#app/rent/booking/date-change-view.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { plainField } from "#app/ui/form/field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { DateField, TimeField } from "#app/ui/form/text-field.tsx";
import { ChangedValues } from "#app/ui/office/changed-values.tsx";

type DateChangeFormProps = Awaited<ReturnType<typeof viewDateChange>>["view"] & {
	/** The path of the page. */
	action: string;
};

/** Asks for another date and time, and shows what they change. */
export function DateChangeForm(props: DateChangeFormProps) {
	const { action, expectedStatus, from, to, dates, quote, freeTimes, thisYear } = props;
	return (
		<>
			<Card>
				<form method="get" action={action}>
					<div className="grid items-end gap-x-5 md:grid-cols-2">
						<DateField
							field={plainField("date", { name: "date", value: to.date })}
							label={t.ownMove.date.newDate}
							min={dates.min}
							max={dates.max}
						/>
						<TimeField
							field={plainField("time", { name: "time", value: to.time })}
							label={t.ownMove.date.newTime}
						/>
					</div>
					<Button variant="plain">{t.ownMove.date.showPrice}</Button>
				</form>
			</Card>
			{freeTimes.length > 0 ? (
				<Card title={t.ownMove.date.freeTimes}>
					<p className="flex flex-wrap gap-2">
						{freeTimes.map(({ date, time }) => (
							<ButtonLink
								key={`${date} ${time}`}
								variant="plain"
								dense
								href={`${action}?${new URLSearchParams({ date, time })}`}
							>
								{withCommas([formatDate(date, thisYear), time])}
							</ButtonLink>
						))}
					</p>
				</Card>
			) : null}
			{quote ? (
				<ChangedValues
					title={t.ownMove.date.reviewTitle}
					intro={t.ownMove.date.review}
					changes={quote.changes}
				>
					<PostForm action={`${action}?${new URLSearchParams(to)}`} className="mt-4">
						<input type="hidden" name="expectedStatus" value={expectedStatus} />
						<input type="hidden" name="fromDate" value={from.date} />
						<input type="hidden" name="fromTime" value={from.time} />
						<input type="hidden" name="date" value={to.date} />
						<input type="hidden" name="time" value={to.time} />
						{quote.deposit > 0 ? <input type="hidden" name="deposit" value={quote.deposit} /> : null}
						{quote.deadline ? <p className="mb-4">{quote.deadline}</p> : null}
						{quote.total === null ? null : <input type="hidden" name="total" value={quote.total} />}
						<Button busy={t.ownMove.date.busy}>{t.ownMove.date.button}</Button>
					</PostForm>
				</ChangedValues>
			) : null}
		</>
	);
}
