import { formatDate } from "#app/common/calendar.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ChangedValues } from "#app/ui/changed-values.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { DateField, TimeField } from "#app/ui/form/text-field.tsx";

export type OfferedTime = { date: string; time: string };

type DateChangeFormProps = {
	/** The path of the page. */
	action: string;
	expectedVersion: string;
	from: OfferedTime;
	to: OfferedTime;
	/** The first and last date that can be booked. */
	dates: { min: string; max: string };
	quote: { total: number | null; changes: { what: string; was: string; now: string }[] } | null;
	/** The nearest free times, when the wanted one is full. */
	freeTimes: readonly OfferedTime[];
	thisYear: number;
};

const fieldOf = (name: string, initialValue: string): FieldSource => ({
	...{ id: name, name, initialValue },
	...{ errorId: `${name}-error`, descriptionId: `${name}-hint` },
});

/** Asks for another date and time, and shows what they change. */
export function DateChangeForm(props: DateChangeFormProps) {
	const { action, expectedVersion, from, to, dates, quote, freeTimes, thisYear } = props;
	return (
		<>
			<Card>
				<form method="get" action={action}>
					<div className="grid items-end gap-x-5 md:grid-cols-2">
						<DateField field={fieldOf("date", to.date)} label="New date" min={dates.min} max={dates.max} />
						<TimeField field={fieldOf("time", to.time)} label="New time" />
					</div>
					<Button variant="plain">Show price</Button>
				</form>
			</Card>
			{freeTimes.length > 0 ? (
				<Card title="Free times">
					<p className="flex flex-wrap gap-2">
						{freeTimes.map(({ date, time }) => (
							<ButtonLink
								key={`${date} ${time}`}
								variant="plain"
								dense
								href={`${action}?${new URLSearchParams({ date, time })}`}
							>
								{formatDate(date, thisYear)}, {time}
							</ButtonLink>
						))}
					</p>
				</Card>
			) : null}
			{quote ? (
				<ChangedValues
					title="Review the change"
					intro="We confirm the new date soon. Nothing is changed yet."
					changes={quote.changes}
				>
					<PostForm action={`${action}?${new URLSearchParams(to)}`} className="mt-4">
						<input type="hidden" name="expectedVersion" value={expectedVersion} />
						<input type="hidden" name="fromDate" value={from.date} />
						<input type="hidden" name="fromTime" value={from.time} />
						<input type="hidden" name="date" value={to.date} />
						<input type="hidden" name="time" value={to.time} />
						{quote.total === null ? null : <input type="hidden" name="total" value={quote.total} />}
						<Button busy="Changing...">Change date</Button>
					</PostForm>
				</ChangedValues>
			) : null}
		</>
	);
}
