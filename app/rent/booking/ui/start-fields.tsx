import { formatDate } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import type { AreaKind } from "#app/common/places/postal-code.ts";
import type { ShownStart } from "#app/rent/booking/move-price-request.server.ts";
import { HOME_SIZE_NAMES } from "#app/rent/rates/move-job.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/choice-field.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { DateField, TextField } from "#app/ui/form/text-field.tsx";

type StartFieldsProps = {
	fields: Record<"fromZip" | "toZip" | "homeSize" | "bookingDate", FieldSource>;
	area: AreaKind;
	/** The first and last date that can be booked. */
	dates: { min: string; max: string };
};

const sizes = () => [
	{ value: "", label: t.moveForm.chooseSize },
	...HOME_SIZE_NAMES.map((value) => ({ value, label: t.homeSizes[value] })),
];

/** The few questions that a price takes, and the button that shows it. All but the date can be skipped to book. */
export function StartFields({ fields, area, dates }: StartFieldsProps) {
	const year = Number(dates.min.slice(0, 4));
	return (
		<>
			<div className="grid grid-cols-2 items-end gap-x-5">
				<TextField
					field={fields.fromZip}
					label={t.moveForm.fromArea[area]}
					autoComplete="section-from postal-code"
				/>
				<TextField
					field={fields.toZip}
					label={t.moveForm.toArea[area]}
					autoComplete="section-to postal-code"
				/>
			</div>
			<div className="grid items-end gap-x-5 md:grid-cols-2">
				<SelectField field={fields.homeSize} label={t.moveForm.homeSize} choices={sizes()} />
				<DateField
					field={fields.bookingDate}
					label={t.words.date}
					hint={t.moveForm.dates({ from: formatDate(dates.min, year), to: formatDate(dates.max, year) })}
					min={dates.min}
					max={dates.max}
				/>
			</div>
			{/* Pressing Enter in a field sends the first button of a form: not Show price or one of a free time. */}
			<button type="submit" name="intent" value="enter" className="hidden" aria-hidden="true" tabIndex={-1}>
				{t.moveForm.book}
			</button>
			<p className="mb-5">
				<Button name="intent" value="price" busy={t.moveForm.calculating}>
					{t.moveForm.start.show}
				</Button>
			</p>
		</>
	);
}

type StartPriceProps = { formId: string; start: ShownStart | null; isForStaff: boolean };

/**
 * The answer to the first questions, beside the form on wide screens. Browsers scroll here when the form comes back with
 * it. With scripts, `follow-price.js` replaces it while the customer changes the answers.
 */
export function StartPrice({ formId, start, isForStaff }: StartPriceProps) {
	return (
		<div className="move-price">
			<div data-price="" aria-live="polite" className={isForStaff ? undefined : "card"}>
				{start?.title ? (
					<section
						id={`${formId}-errors`}
						className={isForStaff ? "mb-6 scroll-mt-10" : "scroll-mt-16"}
						aria-labelledby={`${formId}-start`}
					>
						<h3 id={`${formId}-start`} className="text-lg">
							{start.title}
						</h3>
						<Answer start={start} />
					</section>
				) : null}
				{start && !start.title ? <Answer start={start} /> : null}
			</div>
			{start || isForStaff ? null : (
				<div className="card">
					<p className="text-lg font-semibold">{t.moveForm.price.title}</p>
					<p className="mt-1 text-secondary">{t.moveForm.start.howToSee}</p>
				</div>
			)}
		</div>
	);
}

function Answer({ start: { amount, text, notes } }: { start: ShownStart }) {
	return (
		<>
			<p className="mt-1">
				{amount ? <strong className="block text-2xl tabular-nums">{amount}</strong> : null} {text}
			</p>
			{notes.map((note) => (
				<p key={note} className="mt-1 text-sm text-secondary">
					{note}
				</p>
			))}
		</>
	);
}
