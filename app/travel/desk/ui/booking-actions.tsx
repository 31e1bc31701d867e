import { t } from "#app/common/language/messages.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import type { UndoName } from "#app/travel/desk/undo-messages.ts";
import type { BookingRow } from "#app/travel/stays/list/booking-row.ts";
import { type StaffActionName, staffAction } from "#app/travel/stays/list/staff-actions.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { MenuLink, RowMenu } from "#app/ui/table/row-menu.tsx";

export type ManagedRow = BookingRow & { changes: StaffActionName[] };

const pathOf = (number: string) => `/owner/manage-bookings/${number}`;

export function BookingMenu({ row: { number, changes } }: { row: ManagedRow }) {
	return (
		<RowMenu label={t.bookingActions.label({ number: formatReferenceNumber(number) })}>
			<MenuLink href={pathOf(number)} icon="inbox">
				{t.bookingActions.open}
			</MenuLink>
			{changes.map((name) => {
				const { icon, danger = false } = staffAction(name);
				return (
					<MenuLink key={name} href={`${pathOf(number)}/${name}`} icon={icon} danger={danger}>
						{t.staffActions[name].menu}
					</MenuLink>
				);
			})}
		</RowMenu>
	);
}

type BookingButtonsProps = {
	number: string;
	changes: readonly StaffActionName[];
	datesLabel: string | null;
	undo: UndoName | null;
	/** Where its rooms are numbered. */
	unitLabel: string | null;
	mayRecordPayment: boolean;
	mayChangeExtras: boolean;
};

export function BookingButtons(props: BookingButtonsProps) {
	const { number, changes, datesLabel, undo, unitLabel, mayRecordPayment, mayChangeExtras } = props;
	if (changes.length === 0 && !datesLabel && !undo && !unitLabel && !mayRecordPayment) return null;
	const next = changes.find((name) => !staffAction(name).danger);
	return (
		<p className="mb-5 flex flex-wrap gap-2 print:hidden">
			{changes.map((name) => (
				<ButtonLink
					key={name}
					dense
					variant={name === next ? "primary" : "plain"}
					href={`${pathOf(number)}/${name}`}
				>
					<Icon name={staffAction(name).icon} /> {t.staffActions[name].menu}
				</ButtonLink>
			))}
			{mayRecordPayment ? (
				<ButtonLink dense variant="plain" href={`${pathOf(number)}/payment`}>
					<Icon name="wallet" /> {t.deskPayment.title}
				</ButtonLink>
			) : null}
			{mayChangeExtras ? (
				<ButtonLink dense variant="plain" href={`${pathOf(number)}/extras`}>
					<Icon name="plus" /> {t.extras.title}
				</ButtonLink>
			) : null}
			{unitLabel ? (
				<ButtonLink dense variant="plain" href={`${pathOf(number)}/assignment`}>
					<Icon name="bed" /> {unitLabel}
				</ButtonLink>
			) : null}
			{datesLabel ? (
				<ButtonLink dense variant="plain" href={`${pathOf(number)}/dates`}>
					<Icon name="calendar" /> {datesLabel}
				</ButtonLink>
			) : null}
			{undo ? (
				<ButtonLink dense variant="quiet" href={`${pathOf(number)}/undo`}>
					{t.undoStay[undo].button}
				</ButtonLink>
			) : null}
		</p>
	);
}
