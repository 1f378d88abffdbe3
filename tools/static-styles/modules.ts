/** Access to the project's modules, for what a module imports. */
export interface Modules {
  /** The file of an import, when it is one of the project's own modules. */
  resolve(source: string, importer: string): Promise<string | undefined>;
  read(file: string): Promise<string>;
  /** The value of an export of a module, by running it. */
  evaluate(file: string, name: string): Promise<unknown>;
}
