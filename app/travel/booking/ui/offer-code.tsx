import { useLocation } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { Button } from "#app/ui/button.tsx";
import { plainField } from "#app/ui/form/field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Icon } from "#app/ui/icon.tsx";

type OfferCodeProps = { code: { typed: string; note: string; isUsed: boolean } | null };

/** Asks for the code of an offer. The page then shows its price, and says why when the code does not lower it. */
export function OfferCode({ code }: OfferCodeProps) {
	const { search } = useLocation();
	const others = [...new URLSearchParams(search)].filter(([name]) => name !== "code");
	const problem = code && !code.isUsed ? code.note : null;
	return (
		<details className="mb-6" open={code !== null}>
			<summary className="link inline-flex min-h-6 items-center">{t.offers.open}</summary>
			<form method="get" className="mt-3 flex flex-wrap items-end gap-3">
				{others.map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				<TextField
					field={plainField("offer-code", { name: "code", value: code?.typed, problem })}
					label={t.offers.code}
					autoComplete="off"
					maxLength={40}
					width="short"
					className=""
				/>
				<Button variant="plain">{t.offers.apply}</Button>
			</form>
			{code?.isUsed ? (
				<p role="status" data-tone="green" className="notice mt-3">
					<Icon name="check" /> {code.note}
				</p>
			) : null}
		</details>
	);
}
