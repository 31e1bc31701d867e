import type { TestProject } from "vitest/node";
import type { Engine } from "#db/engine.ts";
import { type DatabaseTemplate, makeTemplate } from "./database-template.ts";
import { clearStatements } from "./statements.ts";

declare module "vitest" {
	interface ProvidedContext {
		template: DatabaseTemplate;
	}
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const { template, remove } = await makeTemplate(project.config.env.TEST_ENGINE as Engine);
	project.provide("template", template);
	clearStatements(template.engine);
	return remove;
}
