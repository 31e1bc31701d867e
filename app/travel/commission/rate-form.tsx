import { type SubmissionResult, useForm } from "@conform-to/react";
import { t } from "#app/common/language/messages.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { ChangeHistory } from "#app/ui/office/change-history.tsx";
import type { readRateForm } from "./rate-request.server.ts";

type RateFormProps = Awaited<ReturnType<typeof readRateForm>> & { lastResult: SubmissionResult | undefined };

/** The commission rate of a hotel, for the market’s staff. */
export function RateForm({ rate, usual, version, changes, trail, lastResult }: RateFormProps) {
	const [form, fields] = useForm<{ rate: string }>({
		id: "commission",
		lastResult,
		defaultValue: { rate },
	});
	return (
		<Card title={t.commissionRate.title}>
			<PostForm id={form.id}>
				<ErrorSummary form={form} />
				<input type="hidden" name="expectedVersion" value={version} />
				<TextField
					field={fields.rate}
					label={t.commissionRate.rate}
					hint={t.commissionRate.hint({ usual })}
					optional
					inputMode="decimal"
					autoComplete="off"
					width="code"
				/>
				<p>
					<Button variant="plain" busy={t.commissionRate.busy}>
						{t.commissionRate.save}
					</Button>
				</p>
			</PostForm>
			<ChangeHistory changes={changes} trail={trail} />
		</Card>
	);
}
