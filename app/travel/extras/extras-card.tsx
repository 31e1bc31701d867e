import { t } from "#app/common/language/messages.ts";
import type { toExtraChoices } from "#app/travel/extras/extra-choices.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";

/** What a hotel sells beside the night, in the form that books; its button shows the new total. */
export function ExtrasCard({ extras }: { extras: ReturnType<typeof toExtraChoices> }) {
	if (extras.length === 0) return null;
	return (
		<Card title={t.extras.title}>
			<ul className="grid gap-3">
				{extras.map(({ name, price, choices, chosen }) => (
					<li key={name} className="flex items-center justify-between gap-4">
						<span>
							<bdi className="font-semibold">{name}</bdi>
							<span className="block text-sm text-secondary">{price}</span>
						</span>
						<select
							name="extra"
							aria-label={t.extras.howMany({ name })}
							className="control control-dense w-auto"
							defaultValue={choices.find(({ quantity }) => quantity === chosen)?.value ?? ""}
						>
							<option value="">{t.extras.none}</option>
							{choices.map(({ value, quantity }) => (
								<option key={value} value={value}>
									{quantity}
								</option>
							))}
						</select>
					</li>
				))}
			</ul>
			<div className="mt-4">
				<Button variant="plain" name="looking" value="extras">
					{t.extras.update}
				</Button>
			</div>
		</Card>
	);
}
