import { formatCount } from "#app/common/language/format-count.ts";
import { t } from "#app/common/language/messages.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { CheckField } from "#app/ui/form/check-field.tsx";
import { plainField } from "#app/ui/form/field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { IMPORT_STATES } from "./import-labels.ts";
import type { ImportView } from "./import-request.server.ts";

/** How far the work on a file is, and what it finds or changes. */
export function ImportProgress({ view: { file, state, pictures, totals } }: { view: ImportView }) {
	const isPictures = state === "adding_pictures";
	const done = isPictures ? pictures.added + pictures.failed : file.rows_done;
	const total = isPictures ? done + pictures.waiting : file.row_count;
	const say = t.productImport.progress[isPictures ? "pictures" : "rows"];
	const progress = say({ done: formatCount(done), total: formatCount(total) });
	return (
		<>
			{IMPORT_STATES[state].isWorking ? (
				<p>
					<progress
						className="block h-3 w-full accent-(--accent)"
						max={Math.max(1, total)}
						value={done}
						aria-label={`${IMPORT_STATES[state].label}: ${progress}`}
					/>
					<span className="mt-1 block text-sm text-secondary tabular-nums">{progress}</span>
				</p>
			) : null}
			{state === "checking" ? null : (
				<dl className="mt-4 grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-6">
					<Figure name={t.productImport.lists.create} value={file.created_count} />
					<Figure name={t.productImport.lists.update} value={file.updated_count} />
					<Figure name={t.productImport.unchangedProducts} value={file.unchanged_count} />
					<Figure name={t.productImport.lists.category} value={totals.category} />
					<Figure name={t.productImport.lists.picture} value={totals.picture} />
					<Figure name={t.productImport.lists.problem} value={file.problem_count} />
				</dl>
			)}
		</>
	);
}

function Figure({ name, value }: { name: string; value: number }) {
	return (
		<div>
			<dt className="text-sm text-secondary">{name}</dt>
			<dd className="text-2xl font-semibold tabular-nums">{formatCount(value)}</dd>
		</div>
	);
}

/** What can be done with a file in its state. */
export function ImportActions({ view: { path, state, changing, file, pictures } }: { view: ImportView }) {
	const held = file.held_count;
	const { isWorking } = IMPORT_STATES[state];
	const canApply = state === "checked";
	const isMissing = pictures.failed > 0 && !isWorking && !canApply;
	return (
		<>
			{isMissing ? (
				<p className="mt-5 max-w-[68ch]">{t.productImport.notAdded({ count: pictures.failed })}</p>
			) : null}
			{canApply ? (
				<PostForm action={`${path}/application`} id="apply" className="mt-5">
					{held > 0 ? (
						<CheckField
							field={{ ...PICTURELESS }}
							label={t.productImport.publishHeld}
							hint={t.productImport.held({ count: held })}
						/>
					) : null}
					<Button busy={t.productImport.starting}>
						{changing > 0 ? t.productImport.applyTo({ count: changing }) : t.productImport.apply}
					</Button>
				</PostForm>
			) : null}
			<div className="mt-5 flex flex-wrap gap-3">
				{isMissing ? (
					<PostForm action={`${path}/retry`}>
						<Button busy={t.productImport.starting}>{t.productImport.tryAgain}</Button>
					</PostForm>
				) : null}
				{pictures.failed + pictures.waiting > 0 || (canApply && pictures.named > 0) ? (
					<ButtonLink href={`${path}/pictures`} variant="plain">
						{t.productImport.uploadZip}
					</ButtonLink>
				) : null}
				{canApply || isWorking ? (
					<PostForm action={`${path}/cancellation`}>
						<Button variant="plain" busy={t.productImport.cancelling}>
							{state === "applying" || state === "adding_pictures"
								? t.productImport.stop
								: t.productImport.cancel}
						</Button>
					</PostForm>
				) : (
					<ButtonLink href="/dashboard/imports" variant="plain">
						{t.productImport.importAnotherFile}
					</ButtonLink>
				)}
				{isWorking ? (
					<ButtonLink href={path} variant="quiet">
						{t.productImport.refresh}
					</ButtonLink>
				) : null}
			</div>
		</>
	);
}

const PICTURELESS = plainField("publishes-pictureless", { name: "publishesPictureless" });
