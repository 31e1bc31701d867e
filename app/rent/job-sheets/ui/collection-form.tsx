import { t } from "#app/common/language/messages.ts";
import { COLLECTION_ANSWER_NAMES, COLLECTION_ICONS } from "#app/rent/moves/job/job-steps.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { CollectionMethod } from "#db/schema/rent.ts";

type CollectionFormProps = {
	/** The path of the job sheet. */
	here: string;
	/** What is due, formatted. */
	amount: string;
	/** The driver's answer; null before. */
	method: CollectionMethod | null;
};

/** Asks the driver after a delivery whether the price was collected, and shows the answer. */
export function CollectionForm({ here, amount, method }: CollectionFormProps) {
	const form = (
		<PostForm action={`${here}/collection`} className="grid gap-3">
			{COLLECTION_ANSWER_NAMES.filter((name) => name !== method).map((name) => (
				<Button
					key={name}
					name="method"
					value={name}
					variant={name === "none" || method ? "plain" : "primary"}
					busy={t.words.saving}
				>
					<Icon name={COLLECTION_ICONS[name]} /> {t.jobSteps.collection[name]}
				</Button>
			))}
		</PostForm>
	);
	if (method === null)
		return (
			<Card title={t.jobSheet.collect.question({ amount })}>
				<p className="mb-4 text-secondary">{t.jobSheet.collect.intro}</p>
				{form}
			</Card>
		);
	return (
		<Card title={t.words.payment}>
			<p>{t.jobSteps.collected[method]({ amount })}</p>
			<details className="mt-3 print:hidden">
				<summary className="link inline-flex min-h-6 items-center">{t.jobSheet.collect.change}</summary>
				<div className="mt-3">{form}</div>
			</details>
		</Card>
	);
}
