import { type SubmissionResult, useForm } from "@conform-to/react";
import { formatDate } from "#app/common/calendar.ts";
import { withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import type { AreaKind } from "#app/common/places/postal-code.ts";
import type { ShownMovePrice, ShownStart } from "#app/rent/booking/move-price-request.server.ts";
import { isPriceQuestion, type MoveFields } from "#app/rent/booking/moving-booking-form.ts";
import type { MoveDate } from "#app/rent/fleet/cells.ts";
import { vehicleTypeChoices } from "#app/rent/fleet/vehicle-types.ts";
import { noPriceTitle } from "#app/rent/moves/move-messages.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { ChoiceField } from "#app/ui/form/choice-field.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PostForm, PublicForm } from "#app/ui/form/post-form.tsx";
import { PhoneField, TextField, TimeField } from "#app/ui/form/text-field.tsx";
import { ChangedValues } from "#app/ui/office/changed-values.tsx";
import { PriceLines } from "#app/ui/receipt/price-lines.tsx";
import { JobFields } from "./job-fields.tsx";
import { StartFields, StartPrice } from "./start-fields.tsx";

type BookingFormProps = {
	action: string;
	/** Staff type what a customer says on the phone. */
	isForStaff?: boolean;
	lastResult: SubmissionResult<string[]> | undefined;
	/** The nearest free times, when the wanted one is full. */
	freeTimes: readonly MoveDate[];
	/** The price to agree to, when there is one to show. */
	price: ShownMovePrice | null;
	/** The answer to the first questions, when they were asked. */
	start: ShownStart | null;
	area: AreaKind;
	name: string;
	email: string;
	/** The first and last date that can be booked. */
	dates: { min: string; max: string };
};

const REQUIRED: (keyof MoveFields)[] = [
	"name",
	"contact",
	"currentAddress",
	"newAddress",
	"vehicleType",
	"bookingDate",
	"bookingTime",
];

/**
 * The form "Book Your Moving Vehicle": first what a price takes, then what a booking takes besides. Invalid fields are listed above the fields; other failures are
 * notifications.
 */
export function BookingForm(props: BookingFormProps) {
	const { action, isForStaff = false, lastResult, freeTimes, price } = props;
	const { start, area, name, email, dates } = props;
	const [form, fields] = useForm<MoveFields>({
		id: "book",
		lastResult,
		defaultValue: { name, email, vehicleType: "truck" },
	});
	const year = Number(dates.min.slice(0, 4));
	const typed = lastResult?.initialValue ?? {};
	const isMissing =
		lastResult?.status === "error" && !isPriceQuestion(typed) && REQUIRED.some((field) => !typed[field]);
	const failure = Object.keys(lastResult?.error ?? {}).every((name) => name === "") ? form.errors : undefined;
	// The form of a public page has no token.
	const Form = isForStaff ? PostForm : PublicForm;
	const part = isForStaff ? undefined : "card p-4 md:p-6";
	return (
		<>
			{failure ? (
				<Dialog title={t.moveForm.notification} closeHref="#closed" safeLabel={t.words.close}>
					<p>{t.moveForm.failedBecause({ reason: failure.join(" ") })}</p>
					<p className="mt-2 text-secondary">{t.moveForm.kept}</p>
				</Dialog>
			) : null}
			<Form
				id={form.id}
				action={`${action}#${form.id}-errors`}
				guarded={!isForStaff}
				className={isForStaff ? undefined : "move-form"}
			>
				<div className={part}>
					{isForStaff ? null : <h2 className="mb-5 text-xl">{t.moveHome.form}</h2>}
					<ErrorSummary
						form={form}
						title={isMissing ? t.moveForm.missing : undefined}
						single={isMissing || isPriceQuestion(typed) ? undefined : t.moveForm.failed}
					/>
					<StartFields fields={fields} area={area} dates={dates} />
				</div>
				<StartPrice formId={form.id} start={start} isForStaff={isForStaff} />
				<div className={part}>
					<h3 className="mb-4 text-lg">{isForStaff ? t.moveForm.staff.move : t.moveForm.yourMove}</h3>
					<TextField
						field={fields.currentAddress}
						label={t.moveForm.from}
						hint={t.moveForm.addressHint}
						autoComplete={isForStaff ? "off" : "section-from address-line1"}
					/>
					<TextField
						field={fields.newAddress}
						label={t.moveForm.to}
						hint={t.moveForm.addressHint}
						autoComplete={isForStaff ? "off" : "section-to address-line1"}
					/>
					<ChoiceField field={fields.vehicleType} label={t.moveForm.vehicle} choices={vehicleTypeChoices()} />
					<TimeField field={fields.bookingTime} label={t.words.time} hint={t.moveForm.timeHint} />
					<FreeTimes times={freeTimes} year={year} />
					<JobFields fields={fields} typed={typed} />
					<MovePrice formId={form.id} price={price} typed={typed.quote} isForStaff={isForStaff} />
					<h3 className="mb-4 text-lg">{isForStaff ? t.words.customer : t.moveForm.contact}</h3>
					<div className="grid items-end gap-x-5 md:grid-cols-2">
						<TextField
							field={fields.name}
							label={isForStaff ? t.words.name : t.moveForm.name}
							autoComplete={isForStaff ? "off" : "name"}
						/>
						<PhoneField
							field={fields.contact}
							label={t.words.phone}
							hint={isForStaff ? undefined : t.moveForm.phoneHint}
							width="full"
						/>
					</div>
					<TextField
						field={fields.email}
						label={t.words.email}
						hint={isForStaff ? t.moveForm.staff.emailHint : t.moveForm.emailHint}
						optional
						type="email"
						autoComplete={isForStaff ? "off" : "email"}
						width="medium"
					/>
					<Button busy={t.moveForm.busy}>
						{price?.signed ? t.moveForm.bookFor({ total: price.total }) : t.moveForm.book}
					</Button>
					{isForStaff ? (
						<Button variant="plain" name="intent" value="confirm" busy={t.moveForm.busy}>
							{t.moveForm.staff.confirm}
						</Button>
					) : null}
				</div>
			</Form>
		</>
	);
}

/** Buttons that book the move at another time, with everything else as it was typed. */
function FreeTimes({ times, year }: { times: readonly MoveDate[]; year: number }) {
	if (times.length === 0) return null;
	return (
		<fieldset className="mb-5 rounded-control border border-line p-4">
			<legend className="px-1 font-semibold">{t.moveForm.freeTimes}</legend>
			<p className="flex flex-wrap gap-2">
				{times.map(({ date, time }) => (
					<Button
						key={`${date} ${time}`}
						variant="plain"
						dense
						name="freeTime"
						value={`${date} ${time}`}
						busy={t.moveForm.busy}
					>
						{withCommas([formatDate(date, year), time])}
					</Button>
				))}
			</p>
		</fieldset>
	);
}

type MovePriceProps = {
	formId: string;
	price: ShownMovePrice | null;
	/** The signed price that the form was sent with. */
	typed: unknown;
	isForStaff: boolean;
};

/**
 * The price that booking agrees to, above the button. Browsers scroll here when the form comes back without errors. With
 * scripts, `follow-price.js` replaces it while the customer changes the move.
 */
function MovePrice({ formId, price, typed, isForStaff }: MovePriceProps) {
	const signed = price ? price.signed : typeof typed === "string" ? typed : "";
	return (
		<div data-price="" data-outdated-text={t.moveForm.price.earlier} aria-live="polite">
			{signed ? <input type="hidden" name="quote" value={signed} /> : null}
			{price ? <Shown formId={formId} price={price} isForStaff={isForStaff} /> : null}
		</div>
	);
}

type ShownProps = { formId: string; price: ShownMovePrice; isForStaff: boolean };

function Shown({ formId, price, isForStaff }: ShownProps) {
	const { lines, currency, changes, deposit, isOutdated } = price;
	const hasPrice = lines.length > 0;
	return (
		<section id={`${formId}-errors`} className="mb-5 scroll-mt-10" aria-labelledby={`${formId}-price`}>
			{hasPrice && changes.length > 0 ? (
				<ChangedValues
					title={t.moveForm.price.changedTitle}
					intro={t.moveForm.price.changed}
					changes={changes}
				/>
			) : null}
			<div className="rounded-control border border-line p-4">
				<h3 id={`${formId}-price`} className="text-lg">
					{hasPrice ? (isForStaff ? t.words.price : t.moveForm.price.title) : noPriceTitle(isForStaff)}
				</h3>
				{hasPrice ? (
					<>
						<div className="mt-3">
							<PriceLines lines={lines} currency={currency} />
							<p className="text-end text-sm text-secondary">{t.prices.taxesIncluded}</p>
						</div>
						{deposit ? <p className="mt-3">{deposit}</p> : null}
						<p className="mt-3 text-sm text-secondary">
							{t.moveForm.price.valid} {price.terms}
						</p>
					</>
				) : (
					<p className="mt-1 text-secondary">
						{isOutdated ? `${t.moveForm.price.outdated} ` : ""}
						{isForStaff ? t.moveForm.price.noneForStaff : t.moveForm.price.none}
					</p>
				)}
			</div>
		</section>
	);
}
