import { t } from "#app/common/language/messages.ts";
import { earliestCheckOut, type StayDates } from "#app/travel/nights/stay.ts";
import { lastCheckOut } from "#app/travel/quotes/stay-form.ts";
import { Button } from "#app/ui/button.tsx";
import { DialogButtons } from "#app/ui/dialog/dialog.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { plainField } from "#app/ui/form/field.tsx";
import { DateField } from "#app/ui/form/text-field.tsx";

type DatesFormProps = {
	action: string;
	typed: StayDates;
	problems: Partial<Record<keyof StayDates, string>>;
	/** The hotel's date, which is the first selectable one. */
	today: string;
	/** The guest is checked in: only the check-out date can change. */
	isStaying?: boolean;
	autoFocus?: boolean;
	/** In a dialog, whose safe choice comes before the button. */
	isInDialog?: boolean;
};

/** The same with an error below the label, which is longer than a date. */
const WIDTH = "mb-5 w-48 max-w-full";

export function DatesForm(props: DatesFormProps) {
	const { action, typed, problems, today, isStaying = false, autoFocus = false, isInDialog = false } = props;
	const field = (name: keyof StayDates) =>
		plainField(`dates-${name}`, { name, value: typed[name], problem: problems[name] });
	const allErrors = Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, [problem]]));
	const first = isStaying ? { min: earliestCheckOut({ checkIn: typed.checkIn, today }) } : {};
	const range = { min: today, max: lastCheckOut(today) };
	const submit = (
		<Button variant="plain" busy={t.stayDates.loading}>
			{t.stayDates.show}
		</Button>
	);
	return (
		<form action={action} noValidate>
			<ErrorSummary form={{ id: "dates", allErrors }} />
			<div className="flex flex-wrap gap-x-4">
				{isStaying ? null : (
					<DateField
						field={field("checkIn")}
						label={t.stayDates.checkIn}
						autoFocus={autoFocus}
						{...range}
						className={WIDTH}
					/>
				)}
				<DateField
					field={field("checkOut")}
					label={t.stayDates.checkOut}
					autoFocus={autoFocus && isStaying}
					{...range}
					{...first}
					className={WIDTH}
				/>
			</div>
			{isInDialog ? <DialogButtons>{submit}</DialogButtons> : submit}
		</form>
	);
}
