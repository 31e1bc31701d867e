import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import type { StayForm } from "#app/travel/quotes/stay-form.ts";
import { StaySearch } from "#app/travel/search/ui/stay-search.tsx";
import { Card } from "#app/ui/card.tsx";
import { Flash } from "#app/ui/dialog/flash.tsx";
import { SelectField } from "#app/ui/form/choice-field.tsx";
import { plainField } from "#app/ui/form/field.tsx";

type WalkInStayProps = {
	today: string;
	form: Pick<StayForm, "typed" | "problems">;
	rooms: readonly { value: string; label: string }[];
	/** Masked. */
	room: string;
	refused: string | null;
	/** The other rooms of the hotel that are available; totals in minor units. */
	others: readonly { href: string; name: string; total: number }[];
	currency: string;
};

export function WalkInStay({ today, form, rooms, room, refused, others, currency }: WalkInStayProps) {
	return (
		<>
			<Card title={t.walkIn.stay} className="mb-6 lg:[&_.btn]:w-auto">
				<StaySearch action="/owner/walk-in" form={form} today={today} button={t.walkIn.showPrice}>
					<SelectField
						field={plainField("stay-room", { name: "room", value: room })}
						label={t.walkIn.room}
						choices={rooms}
						wide
						className="col-span-full"
					/>
				</StaySearch>
			</Card>
			{refused ? (
				<Flash id="refused" tone="error">
					{refused}
				</Flash>
			) : null}
			{others.length > 0 ? (
				<Card title={t.walkIn.available} className="mb-6">
					<ul className="flex flex-wrap gap-x-8 gap-y-2">
						{others.map(({ href, name, total }) => (
							<li key={href}>
								<a className="link" href={href}>
									{name}
								</a>{" "}
								<span className="text-secondary">{formatMoney(total, currency)}</span>
							</li>
						))}
					</ul>
				</Card>
			) : null}
		</>
	);
}
