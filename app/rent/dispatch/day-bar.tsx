import { Button, ButtonLink } from "#app/ui/button.tsx";
import { DateField } from "#app/ui/form/text-field.tsx";
import { Icon } from "#app/ui/icon.tsx";

type DayBarProps = { date: string; today: string; previous: string; next: string };

/** Leads to other days. */
export function DayBar({ date, today, previous, next }: DayBarProps) {
	const to = (day: string) => `/trucking-dashboard/day/${day}`;
	const field = {
		key: date,
		id: "day",
		name: "date",
		errorId: "day-error",
		descriptionId: "day-hint",
		initialValue: date,
	};
	return (
		<div className="mb-5 flex flex-wrap items-end gap-2 print:hidden">
			<ButtonLink dense variant="plain" href={to(previous)}>
				<Icon name="left" /> Previous day
			</ButtonLink>
			<ButtonLink dense variant="plain" href={to(next)}>
				Next day <Icon name="right" />
			</ButtonLink>
			{date === today ? null : (
				<ButtonLink dense variant="plain" href={to(today)}>
					Today
				</ButtonLink>
			)}
			<form method="get" action="/trucking-dashboard/day" className="flex items-end gap-2">
				<DateField field={field} label={<span className="sr-only">Date</span>} className="" dense />
				<Button dense variant="plain">
					Go
				</Button>
			</form>
		</div>
	);
}
